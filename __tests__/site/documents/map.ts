import { contact, site } from "../../support/real-content.ts";
import { hrefsOf, pageAt, pages, textOf } from "../built-site.ts";

const places = contact.map
  ? [{ name: site.brand, address: site.address }, ...(site.branches ?? [])]
      .filter(({ address }) => address.latitude !== null)
      .map(({ name, address }) => ({ name, address, marker: `${address.latitude},${address.longitude}` }))
  : [];

test("the contact page frames a map of every address", () => {
  const frames = [...pageAt("/iletisim").document.querySelectorAll("main iframe")];
  expect(
    frames.map((frame) => {
      const { origin, searchParams } = new URL(frame.getAttribute("src") ?? "");
      const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get("bbox") ?? "")
        .split(",")
        .map(Number);
      const [latitude = 0, longitude = 0] = (searchParams.get("marker") ?? "").split(",").map(Number);
      return {
        origin,
        marker: searchParams.get("marker"),
        isInside: west < longitude && longitude < east && south < latitude && latitude < north,
        loading: frame.getAttribute("loading"),
        title: frame.getAttribute("title"),
      };
    }),
  ).toEqual(
    places.map(({ name, address, marker }) => ({
      origin: "https://www.openstreetmap.org",
      marker,
      isInside: true,
      loading: "lazy",
      title: `${name}: ${address.street}, ${address.city}`,
    })),
  );
});

test("the address and directions are beside each map", () => {
  const frames = [...pageAt("/iletisim").document.querySelectorAll("main iframe")];
  for (const [i, { name, address, marker }] of places.entries()) {
    const beside = frames[i]?.previousElementSibling;
    expect(textOf(beside)).toContain(name);
    expect(textOf(beside)).toContain(`${address.street}, ${address.city}`);
    expect(hrefsOf(beside)).toEqual([`https://www.openstreetmap.org/directions?to=${marker}`]);
  }
});

test("no other page frames anything", () => {
  const framing = pages.filter(({ document }) => document.querySelector("iframe, frame, object, embed"));
  expect(framing.map(({ route }) => route)).toEqual(places.length > 0 ? ["/iletisim"] : []);
});
