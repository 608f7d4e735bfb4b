import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { Terminal } from "../../content-tools/new-product";

/** A person who gives these answers in turn. */
export function createPerson(answers: readonly string[]): Terminal & { said: string[] } {
  const said: string[] = [];
  const left = [...answers];
  return {
    said,
    ask: async () => {
      const answer = left.shift();
      if (answer === undefined) throw new Error(`Nothing left to answer: ${said.at(-1)}`);
      return answer;
    },
    say: (line: string) => void said.push(line),
  };
}

/** A folder outside the site with a photograph in it, as a camera names it. */
export async function createDesk(): Promise<{ picture: string; destroy(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "desk-"));
  const picture = join(folder, "IMG 2024.JPEG");
  await sharp({ create: { width: 1200, height: 750, channels: 3, background: "#9bb" } }).toFile(picture);
  return { picture, destroy: () => rmSync(folder, { recursive: true }) };
}
