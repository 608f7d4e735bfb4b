import { type IconNode, icons } from "lucide";
import { iconNames } from "../../content-tools/model/icon-names.ts";
import { interfaceIconNames } from "../../src/lib/icon-names.ts";

/** Icons that have another name here than in Lucide (ISC), where the drawings come from. */
const lucideNames: Readonly<Record<string, string>> = {
  flask: "flask-conical",
  message: "message-circle",
  refresh: "refresh-cw",
  smile: "face-slightly-smiling",
};

const drawingOf = (name: string, drawing: IconNode) => {
  const shapes = drawing.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${tag}${written.join("")}/>`;
  });
  return `<g id="${name}">${shapes.join("")}</g>`;
};

const pascalCase = (name: string) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The drawings of all icons that content and code may name, each an element with the name as its id.
 * @throws Error for a name that Lucide does not have
 */
export function iconSprite(): string {
  const names = [...new Set([...iconNames, ...interfaceIconNames])].sort();
  const drawings = names.map((name) => {
    const drawing = (icons as Record<string, IconNode | undefined>)[pascalCase(lucideNames[name] ?? name)];
    if (!drawing) throw new Error(`Lucide has no icon for "${name}".`);
    return drawingOf(name, drawing);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join("")}</svg>\n`;
}
