import type { Copy } from "../copy.ts";
import { laboratory } from "../laboratory.ts";

/** Name, addresses and figures of the laboratory, and what others say of it: `content/site.yaml` from top to bottom. */
export function giveName({ edit }: Copy): void {
  const { brand, subtitle, url, phone, whatsapp, email, kvkkEmail, address, facts, foundedYear } = laboratory;
  edit("site.yaml", (site) => {
    for (const [key, value] of Object.entries({ brand, subtitle, url, whatsapp, email, kvkkEmail }))
      site.set(key, value);
    for (const [key, value] of Object.entries({ phone, address }))
      for (const [name, part] of Object.entries(value)) site.setIn([key, name], part);
    site.delete("sampleNotice");
    site.set("legalNotice", `© ${foundedYear} {brand}. Tüm hakları saklıdır.`);
    site.setIn(["facts", "foundedYear", "number"], foundedYear);
    for (const [name, fact] of Object.entries(facts)) site.setIn(["facts", name], site.createNode(fact));
  });
  edit("pages/home.yaml", (home) => {
    home.setIn(
      ["testimonials", "items"],
      home.createNode([
        {
          name: "Dt. Nazlı Öztürk",
          title: "Diş hekimi, Bostanlı",
          content: "Renk fotoğrafını gönderiyorum, gelen kron ilk provada oturuyor.",
          rating: 5,
        },
        {
          name: "Dt. Kerem Aydın",
          title: "Diş hekimi, Çiğli",
          content: "Teslim günü değişecekse bir gün önceden haber veriyorlar.",
          rating: 5,
        },
      ]),
    );
  });
}
