import { act, screen, within } from "@testing-library/react";
import { Profiler } from "react";
import { StatBand } from "../../../../src/sections/shared/stat-band.section";
import { createStat } from "../../../support/factories";
import { installMedia, reducedMotion, scrollIntoView } from "../../../support/media";
import { renderWithSystem } from "../../../support/render-with-system";

const stats = [
  createStat({ number: 10000, suffix: "+", label: "Üretilen protez" }),
  createStat({ number: 99.8, prefix: "%", suffix: null, label: "Kalite" }),
  createStat({ number: 24, suffix: "/7", label: "Destek" }),
];

const itemOf = (label: string) => screen.getByText(label, { selector: "dt" }).closest("div") ?? document.body;
/** What is seen of a counting number; the final one is for screen readers. */
const seen = (label: string) => itemOf(label).querySelector("[aria-hidden=true]")?.textContent;

test("the band is named by its title", () => {
  renderWithSystem(<StatBand title="Rakamlarla" stats={stats} />);
  expect(screen.getByRole("region", { name: "Rakamlarla" })).toBeInTheDocument();
});

test.each([
  ["Üretilen protez", "10.000+"],
  ["Kalite", "%99,8"],
  ["Destek", "24/7"],
])("%s reads %s", (label, written) => {
  renderWithSystem(<StatBand title="Rakamlarla" stats={stats} />);
  expect(itemOf(label)).toHaveTextContent(`${label} ${written}`);
});

test("a unit stands behind its number", () => {
  renderWithSystem(
    <StatBand
      title="Rakamlarla"
      stats={[createStat({ number: 72, suffix: null, unit: "saat", label: "Ekspres" })]}
    />,
  );
  expect(itemOf("Ekspres")).toHaveTextContent("Ekspres 72 saat");
});

test("a year is not grouped and carries no unit", () => {
  renderWithSystem(
    <StatBand
      title="Rakamlarla"
      stats={[createStat({ number: 2015, suffix: null, unit: "yılı", label: "Kuruluş" })]}
    />,
  );
  expect(itemOf("Kuruluş")).toHaveTextContent(/^Kuruluş 2015$/);
});

test("a range shows both ends", () => {
  renderWithSystem(
    <StatBand
      title="Rakamlarla"
      stats={[createStat({ number: 24, to: 48, suffix: null, unit: "saat", label: "Acil" })]}
    />,
  );
  expect(itemOf("Acil")).toHaveTextContent("Acil 24–48 saat");
});

describe("a counting band", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const renderBand = () => renderWithSystem(<StatBand title="Rakamlarla" stats={stats} counting />);

  test("starts at zero", () => {
    renderBand();
    expect(seen("Üretilen protez")).toBe("0+");
  });

  test("waits until it is in view", () => {
    renderBand();
    wait(5000);
    expect(seen("Üretilen protez")).toBe("0+");
  });

  test("is half way after one second in view", () => {
    renderBand();
    act(scrollIntoView);
    wait(1040);
    expect(seen("Üretilen protez")).toBe("5.000+");
  });

  test("starts each stat 200 ms after the one before", () => {
    renderBand();
    act(scrollIntoView);
    wait(390);
    expect(seen("Kalite")).not.toBe("%0");
    expect(seen("Üretilen protez")).not.toBe("0+");
  });

  test("counts no fraction", () => {
    renderBand();
    expect(seen("Destek")).toBe("24/7");
  });

  test("ends at the exact numbers", () => {
    renderBand();
    act(scrollIntoView);
    wait(2500);
    expect(stats.map(({ label }) => seen(label))).toEqual(["10.000+", "%99,8", "24/7"]);
  });

  test("renders nothing on the way, so that React has time for the rest of the page", () => {
    const rendered = jest.fn();
    renderWithSystem(
      <Profiler id="band" onRender={rendered}>
        <StatBand title="Rakamlarla" stats={stats} counting />
      </Profiler>,
    );
    act(scrollIntoView);
    const before = rendered.mock.calls.length;
    wait(1040);
    expect(seen("Üretilen protez")).toBe("5.000+");
    expect(rendered.mock.calls.length).toBe(before);
  });

  test("gives screen readers the final numbers only", () => {
    renderBand();
    expect(within(itemOf("Kalite")).getByText("%99,8")).toBeInTheDocument();
  });

  test("shows the final numbers at once under reduced motion", () => {
    installMedia([reducedMotion]);
    renderBand();
    expect(seen("Üretilen protez")).toBe("10.000+");
  });
});
