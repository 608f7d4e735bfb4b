import { type IconNode, icons } from "lucide";
import { iconNames, interfaceIconNames } from "../../src/domain/icon-names";
import { ownDrawings, symbolOf } from "./own-drawings";

/** Icons that have another name here than in Lucide (ISC), where the drawings come from. */
const lucideNames: Readonly<Record<string, string>> = {
  flask: "flask-conical",
  message: "message-circle",
  refresh: "refresh-cw",
};

const pascalCase = (name: string) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function drawn(name: string): string {
  const lucide: Record<string, IconNode | undefined> = icons;
  const own: Record<string, IconNode | undefined> = ownDrawings;
  const drawing = own[name] ?? lucide[pascalCase(lucideNames[name] ?? name)];
  if (!drawing) throw new Error(`There is no drawing for the icon "${name}".`);
  return symbolOf(name, drawing);
}

/**
 * The drawings of all icons that content and code may name, each an element with the name as its id.
 * @throws Error for a name that Lucide does not have
 */
export function iconSprite(): string {
  const names = [...new Set([...iconNames, ...interfaceIconNames])].sort();
  return `<svg xmlns="http://www.w3.org/2000/svg">${names.map(drawn).join("")}</svg>\n`;
}
