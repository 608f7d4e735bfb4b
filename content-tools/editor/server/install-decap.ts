import path from "node:path";
import { install } from "../../../dev/prepare.mjs";

/**
 * Decap's own package folder, apart from the site's: nobody who builds or tests the site installs it. No code stands in
 * it, since imports of that code would find Decap's packages before the site's.
 */
const decapFolder = path.resolve(__dirname, "../decap");

/**
 * Installs Decap CMS unless the version of the lock file is there, and says so.
 * @param folder where its package.json and lock file are
 * @returns path of its package
 * @throws Error in Turkish when npm failed; what npm said has been printed
 */
export function installDecap(folder = decapFolder): string {
  try {
    install(folder, "Düzenleyicinin paketleri kuruluyor; bu yalnız ilk seferinde, bir iki dakika sürer …");
  } catch (cause) {
    throw new Error(
      "Düzenleyicinin paketleri kurulamadı. İnternet bağlantınızı denetleyip npm run edit komutunu yeniden çalıştırın; " +
        "yine olmazsa npm’nin yukarıda yazdıklarını bir geliştiriciye gösterin.",
      { cause },
    );
  }
  return path.join(folder, "node_modules", "decap-cms");
}
