import { z } from "zod";
import { text } from "./fields";

const sentence = (label: string) => text(label, 320).optional();

/** The laboratory's rules; all other texts reference them as {name}. */
export const sentences = z
  .strictObject({
    workingDays: sentence("Sürelerin iş günü olarak sayıldığı"),
    firstDay: sentence("Sayımın hangi gün başladığı"),
    skippedDays: sentence("Hangi günlerin sayılmadığı"),
    tryInDays: sentence("Provada klinikte geçen günlerin süreye eklendiği"),
    generalTurnaround: sentence("Genel teslim süresi").meta({ hint: "Kendi süresi olan üründe geçmez." }),
    express: sentence("Ekspres teslimin süresi ve koşulları"),
    expressTerms: sentence("Ekspres teslimin koşulları, kısaca"),
    generalWarranty: sentence("Genel garanti").meta({ hint: "Kendi garantisi olan üründe geçmez." }),
    warrantyTerms: sentence("Üretim ve kullanım hatasında ne yapıldığı"),
    sendFiles: sentence("Tarama dosyasının ve fotoğrafın nereye gönderildiği"),
    patients: sentence("Siteye bakan hastanın ne yapacağı"),
    surveyed: sentence("Memnuniyet oranının kime sorulduğu"),
  })
  .meta({
    label: "Kurallar",
    hint: "Her biri burada bir kez yazılır, metinler onu {ad} biçiminde anar; cümle değişince hepsi değişir.",
  })
  .meta({ graphql: false });

/** Names of all rules, including unused ones. */
export const sentenceNames: readonly string[] = Object.keys(sentences.shape);
