import type { Copy } from "../copy.ts";

/** A new page by `npm run new:page`, in the menu and the footer, with its texts written: a heading, a text, a list. */
export function addPage(copy: Copy): void {
  copy.npm(
    "new:page",
    ...["--title", "Kariyer"],
    ...["--lede", "Ölçü almayı da ekran başında çizmeyi de sevenlerle çalışıyoruz."],
    ...["--menu", "evet"],
    ...["--footer", "evet"],
  );
  copy.edit("pages/kariyer.yaml", (page) => {
    page.setIn(["seo", "title"], "Diş teknisyeni iş ilanları");
    page.setIn(
      ["seo", "description"],
      "Diş protez laboratuvarında çalışmak isteyen teknisyenler için: hangi bölümlerde yer var, başvuruda ne beklenir ve ilk görüşme nasıl geçer.",
    );
    page.setIn(["menu", "description"], "Açık yerler ve başvuru");
    page.set(
      "sections",
      page.createNode([
        {
          title: "Aradığımız ekip arkadaşları",
          paragraphs: ["Deneyimli teknisyenlerin yanında meslek lisesinden yeni mezun olanlara da yer var."],
          list: ["Tam protez teknisyeni", "CAD/CAM tasarımcısı", "Kalite kontrol sorumlusu"],
        },
      ]),
    );
    for (const part of ["image", "callToAction"]) page.delete(part);
  });
}
