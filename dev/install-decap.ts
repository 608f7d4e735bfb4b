import path from "node:path";
import { install } from "./prepare.mjs";

/**
 * Installs Decap CMS unless the version of the lock file is there, and says so. It has a package folder apart from the
 * site's: nobody who builds or tests the site installs it. No code stands there, since imports of that code would find
 * Decap's packages before the site's.
 * @param folder where its package.json and lock file are; that of the project one stands in unless given
 * @returns path of its package
 * @throws Error in Turkish when npm failed; what npm said has been printed
 */
export function installDecap(folder = path.resolve("content-tools/editor/decap")): string {
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
