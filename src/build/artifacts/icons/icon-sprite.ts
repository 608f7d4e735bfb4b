import { type IconNode, icons } from "lucide";
import { iconLabels, interfaceIconNames } from "../../../domain/icon-names";
import { ownDrawings, symbolOf } from "./own-drawings";

/** Names that differ from Lucide's (ISC licence). */
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
 * Sprite of all icons, each a symbol with the name as its id.
 * @throws Error if Lucide has no such icon
 */
export function iconSprite(): string {
  const names = [...new Set([...Object.keys(iconLabels), ...interfaceIconNames])].sort();
  return `<svg xmlns="http://www.w3.org/2000/svg">${names.map(drawn).join("")}</svg>\n`;
}
