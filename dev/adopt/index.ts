// `npm run adopt`: writes the content of another laboratory. Next steps: docs/make-it-yours.md.
import path from "node:path";
import { parseArgs } from "node:util";
import { askInTerminal, askNobody } from "../ask.ts";
import { runCommand } from "../prepare.mjs";
import { root } from "../root.ts";
import { adopt } from "./adopt.ts";

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { yes: { type: "boolean" }, to: { type: "string" } } });
  console.log(
    "Laboratuvarınızı birkaç soruyla kurar. Son soruya kadar hiçbir dosya değişmez (Ctrl-C ile çıkın); eski içerik Git’te durur.\n",
  );
  const { brand, folder } = await adopt({
    root,
    ask: values.yes ? askNobody(process.env) : await askInTerminal(process.env),
    to: values.to && path.resolve(values.to),
  });
  console.log(
    `\n${brand} hazır: ${path.relative(root, folder)}\n\n` +
      "  npm run develop                        siteyi gösterir, yazdıkça yeniler\n" +
      "  npm run check:content -- --leftovers   yazılacak her metni yeriyle listeler\n\n" +
      "Amblem (logo.svg) yer tutucudur; kendinizinkini koyun. Sonrası: docs/make-it-yours.md",
  );
}

void runCommand(main);
