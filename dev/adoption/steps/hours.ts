import { type Copy, listAt } from "../copy.ts";

/** Weekdays only: the hours, and the two sentences that speak of Saturday. */
export function closeOnSaturday({ edit, reword }: Copy): void {
  edit("site.yaml", (site) => {
    const hours = listAt(site, "hours");
    hours.items = hours.items.slice(0, 1);
    site.setIn(["hours", 0, "opens"], "08.30");
    site.setIn(["hours", 0, "closes"], "17.30");
  });
  reword("Hafta içi ve cumartesi, çalışma", "Hafta içi çalışma");
  reword("Hafta içi ya da cumartesi uğramak", "Hafta içi uğramak");
}
