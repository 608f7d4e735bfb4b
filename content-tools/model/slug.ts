import { fold } from "../check/suggest";

/** The address of a Turkish name: "Işıklı İnley (Şeffaf)" is "isikli-inley-seffaf". */
export const slugOf = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
