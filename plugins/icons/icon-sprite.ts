import { type IconNode, icons } from "lucide";
import { iconNames } from "../../content-model/icon-names";
import { interfaceIconNames } from "../../src/lib/icon-names";

/** Icons that have another name here than in Lucide (ISC), where the drawings come from. */
const lucideNames: Readonly<Record<string, string>> = {
  flask: "flask-conical",
  message: "message-circle",
  refresh: "refresh-cw",
  smile: "face-slightly-smiling",
};

const lines = 'stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';

/** The only one that is filled: stars that are given. */
const filled = "star";

const drawingOf = (name: string, drawing: IconNode) => {
  const shapes = drawing.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${tag}${written.join("")}/>`;
  });
  const fill = name === filled ? "currentColor" : "none";
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="${fill}" ${lines}>${shapes.join("")}</symbol>`;
};

const pascalCase = (name: string) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function drawn(name: string): string {
  const drawing = (icons as Record<string, IconNode | undefined>)[pascalCase(lucideNames[name] ?? name)];
  if (!drawing) throw new Error(`Lucide has no icon for "${name}".`);
  return drawingOf(name, drawing);
}

/** Those of the header's buttons on phones, which a page carries itself: the file of drawings may be long in coming. */
export const headerIcons = ["phone", "search", "menu", "x"].map(drawn).join("");

/**
 * The drawings of all icons that content and code may name, each an element with the name as its id.
 * @throws Error for a name that Lucide does not have
 */
export function iconSprite(): string {
  const names = [...new Set([...iconNames, ...interfaceIconNames])].sort();
  return `<svg xmlns="http://www.w3.org/2000/svg">${names.map(drawn).join("")}</svg>\n`;
}
