import { resolve } from "node:path";
import { flagList, runCommand } from "./command-line";
import { newProduct } from "./index";
import { questions } from "./questions";

const help = `Yeni bir ürün dosyası yazar.

  npm run new:product                                    sorarak
  npm run new:product -- --name "Teleskop Kron" ...      seçeneklerle

${flagList(questions)}`;

runCommand(
  help,
  questions.map(({ key }) => key),
  (flags, terminal) => newProduct(flags, resolve("content"), terminal),
);
