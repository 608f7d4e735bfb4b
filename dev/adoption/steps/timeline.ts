import type { Copy } from "../copy.ts";

/** Seventeen years of a laboratory. */
export function tellHistory({ edit }: Copy): void {
  edit("pages/about.yaml", (about) =>
    about.setIn(
      ["timeline", "entries"],
      about.createNode([
        { year: 2009, title: "Kuruluş", description: "Laboratuvar {city} merkezli bir atölyede kuruldu." },
        { year: 2013, title: "Döküm atölyesi", description: "İskelet protezler kendi dökümümüzle üretildi." },
        { year: 2017, title: "CAD/CAM", description: "Tasarımda ekrana, üretimde frezeye geçildi." },
        {
          year: 2020,
          title: "Dijital ölçü",
          description: "Ağız içi tarama dosyaları kabul edilmeye başlandı.",
        },
        { year: 2023, title: "Yeni yerimiz", description: "Bütün bölümler aynı çatı altında toplandı." },
        { year: 2026, title: "Bugün", description: "{producedProstheses} protez, {partnerClinics} klinik." },
      ]),
    ),
  );
}
