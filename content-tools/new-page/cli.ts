import { resolve } from "node:path";
import { flagList, runCommand } from "../new-product/command-line";
import { newPage } from "./index";
import { questions } from "./questions";

const help = `Yeni bir sayfanın dosyasını yazar.

  npm run new:page                              sorarak
  npm run new:page -- --title "Kariyer" ...     seçeneklerle

${flagList(questions)}`;

runCommand(
  help,
  questions.map(({ key }) => key),
  (flags, terminal) => newPage(flags, resolve("content"), terminal),
);
