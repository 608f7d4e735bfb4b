import { z } from "zod";
import { inIstanbul } from "../../domain/delivery/days";
import { isReadyBy } from "../../domain/delivery/delivery-time";
import { formatQuantity } from "../../domain/format";
import { isWithinDay } from "../../domain/units";
import type { SourceFile } from "../documents";
import { holidaysSchema } from "../holidays";
import { quantity } from "../quantities";
import { siteSchema } from "../site";
import { dig } from "../walk";
import { type Problem, problemAt } from "./problem";

/**
 * Reports contradictions: in site.yaml an impossible founding year, or a retention period that the function cannot apply; in
 * holidays.yaml a latest arrival for the same day after which no opening hours are left.
 */
export function contradictions(files: readonly SourceFile[], now: Date): Problem[] {
  const site = files.find(({ path }) => path === "site.yaml");
  return site
    ? [...yearProblems(site, now), ...retentionProblems(site), ...sameDayProblems(site, files)]
    : [];
}

/** The function, which deletes messages after this period, counts whole days. */
const retention = z
  .strictObject({ label: z.string().optional(), number: z.int().min(1).max(3_650), unit: z.literal("gün") })
  .optional();

function retentionProblems(site: SourceFile): Problem[] {
  const path = ["facts", "retention"];
  if (retention.safeParse(dig(site.value, path)).success) return [];
  const message = "Mesaj servisi form mesajlarını bu süreyle silemez.";
  const fix = "1–3650 arasında tam bir gün sayısı yazın, örneğin { number: 180, unit: gün }.";
  return [problemAt(site, path, { message, fix })];
}

function sameDayProblems(site: SourceFile, files: readonly SourceFile[]): Problem[] {
  const holidays = files.find(({ path }) => path === "holidays.yaml");
  const { data: latest } = holidaysSchema.shape.sameDayUntil.safeParse(
    dig(holidays?.value, ["sameDayUntil"]),
  );
  const { data: hours } = siteSchema.shape.hours.safeParse(dig(site.value, ["hours"]));
  const closes = hours
    ?.map((each) => each.closes)
    .sort()
    .at(-1);
  if (!holidays || !latest || !closes) return [];
  return files.flatMap(({ value }) => {
    const { data: turnaround } = quantity.safeParse(dig(value, ["turnaround"]));
    if (!turnaround || !isWithinDay(turnaround) || isReadyBy(closes, latest, turnaround)) return [];
    const work = `“${dig(value, ["name"])}” (${formatQuantity(turnaround)})`;
    const message = `${work} en geç geliş saatinde (${latest}) gelirse kapanışa (${closes}) yetişmez.`;
    const fix = "Saati öne alın ya da ürünün süresini iş günüyle yazın.";
    return [problemAt(holidays, ["sameDayUntil"], { message, fix })];
  });
}

/** No laboratory is older, but a year with a missing digit would be. */
const earliestYear = 1800;

function yearProblems(site: SourceFile, now: Date): Problem[] {
  const path = ["facts", "foundedYear", "number"];
  const founding = dig(site.value, path);
  const thisYear = Number(inIstanbul(now).day.slice(0, 4));
  if (typeof founding !== "number" || (founding >= earliestYear && founding <= thisYear)) return [];
  const message =
    founding > thisYear ? `Kuruluş yılı gelecekte: ${founding}.` : `Kuruluş yılı çok eski: ${founding}.`;
  return [problemAt(site, path, { message, fix: `${earliestYear} ile ${thisYear} arasında bir yıl yazın.` })];
}
