import { act, screen, within } from "@testing-library/react";
import { StatBand } from "../../../../src/sections/shared/stat-band.section";
import { countUp } from "../../../specification/constants";
import { installMedia, reducedMotion, scrollIntoView } from "../../../support/media";
import { renderWithSystem } from "../../../support/render-with-system";

const itemOf = (label: string) =>
  screen.getByText(label, { selector: "dt *" }).closest("div") ?? document.body;
/** The visible text of a counting number; screen readers get the final one. */
const seen = (label: string) => itemOf(label).querySelector("[aria-hidden=true]")?.textContent;

describe("a counting band", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.documentElement.dataset.figures = "zero";
  });
  afterEach(() => jest.useRealTimers());
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  const plain = { to: null, prefix: null, suffix: null, unit: null, description: null };
  const stats = [
    { ...plain, number: 10000, suffix: "+", label: "Üretilen protez" },
    { ...plain, number: 99.8, prefix: "%", label: "Kalite" },
    { ...plain, number: 24, suffix: "/7", label: "Destek" },
  ];
  const all = () => stats.map(({ label }) => seen(label));
  const renderBand = () =>
    renderWithSystem(<StatBand id="rakamlar" title="Rakamlarla" stats={stats} counting />);

  test("counts from zero once it is in view", () => {
    renderBand();
    wait(5000);
    expect(all()).toEqual(["0+", "%0", "0/7"]);
    // Screen readers get the final numbers only.
    expect(within(itemOf("Kalite")).getByText("%99,8")).toBeInTheDocument();
    act(scrollIntoView);
    wait(countUp.stagger - 10);
    expect([seen("Üretilen protez"), seen("Kalite")]).toEqual([expect.not.stringMatching(/^0/), "%0"]);
    wait(countUp.duration / 2 + 40 - countUp.stagger + 10);
    expect(seen("Üretilen protez")).toBe("5.000+");
    wait(countUp.duration);
    expect(all()).toEqual(["10.000+", "%99,8", "24/7"]);
  });

  test("shows the final numbers at once under reduced motion", () => {
    installMedia([reducedMotion]);
    renderBand();
    expect(seen("Üretilen protez")).toBe("10.000+");
  });
});
