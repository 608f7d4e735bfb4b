import { addDays, inIstanbul } from "../../../../src/domain/delivery/days";

const asIntl = (moment: Date) =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone: "Europe/Istanbul",
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  }).format(moment);

test("day and time are those of Istanbul by the time zone database", () => {
  const today = new Date().toISOString().slice(0, 10);
  for (let week = 0; week < 156; week += 1)
    for (const time of ["20:59", "21:00", "07:30"]) {
      const moment = new Date(`${addDays(today, week * 7)}T${time}:00Z`);
      const { day, time: shown } = inIstanbul(moment);
      expect(`${day}, ${shown.replace(".", ":")}`).toBe(asIntl(moment));
    }
});
