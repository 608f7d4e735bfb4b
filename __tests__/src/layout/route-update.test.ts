import type { RouteUpdateArgs } from "gatsby";
import { onRouteUpdate } from "../../../gatsby-browser";
import { makeEntrances } from "../../../src/ui/motion/make-entrances";

jest.mock("../../../src/ui/motion/make-entrances", () => ({ makeEntrances: jest.fn() }));
jest.mock("../../../src/theme/global.css", () => ({}));
jest.mock("../../../src/theme/print.css", () => ({}));
jest.mock("../../../src/theme/forced-colors.css", () => ({}));

const locationOf = (address: string) => {
  const { pathname, hash } = new URL(address, "https://ornek.example");
  return { pathname, hash } as RouteUpdateArgs["location"];
};

function go(to: string, from?: string): void {
  const locations = { location: locationOf(to), prevLocation: from ? locationOf(from) : null };
  onRouteUpdate?.({ ...locations, getResourceURLsForPathname: jest.fn() }, { plugins: [] });
}

beforeEach(() => jest.mocked(makeEntrances).mockReset());

test("the first page animates what is below the window", () => {
  go("/");
  expect(makeEntrances).toHaveBeenCalledWith(false);
});

test("another page animates all", () => {
  go("/sss", "/");
  expect(makeEntrances).toHaveBeenCalledWith(true);
});

test("a link within the page animates nothing again", () => {
  go("/#katalog", "/");
  expect(makeEntrances).not.toHaveBeenCalled();
});
