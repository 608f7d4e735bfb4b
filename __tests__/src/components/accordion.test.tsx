import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Accordion } from "../../../src/components/accordion";
import { renderWithSystem } from "../../support/render-with-system";

const items = [
  { id: "sure", title: "Süre ne kadar?", text: "3–5 iş günü." },
  { id: "garanti", title: "Garanti var mı?", text: "2 yıl." },
];

/** jsdom opens <details> without its toggle event; browsers send one each time. */
async function toggle(question: string): Promise<void> {
  const details = detailsOf(question);
  await userEvent.click(screen.getByText(question));
  details.dispatchEvent(new Event("toggle"));
}

function detailsOf(question: string): HTMLDetailsElement {
  const details = screen.getByText(question).closest("details");
  if (!details) throw new Error(`"${question}" stands in no <details>.`);
  return details;
}

afterEach(() => {
  window.history.replaceState(null, "", "/");
});

test("all answers are closed at first", () => {
  renderWithSystem(<Accordion name="sorular" items={items} />);
  expect(items.map(({ title }) => detailsOf(title).open)).toEqual([false, false]);
});

test("a click opens the answer under its question", async () => {
  renderWithSystem(<Accordion name="sorular" items={items} />);
  await toggle("Garanti var mı?");
  const details = detailsOf("Garanti var mı?");
  expect(details).toHaveAttribute("open");
  expect(details).toHaveTextContent("2 yıl.");
});

test("opening another answer closes the open one", async () => {
  renderWithSystem(<Accordion name="sorular" items={items} />);
  await toggle("Süre ne kadar?");
  await toggle("Garanti var mı?");
  expect(items.map(({ title }) => detailsOf(title).open)).toEqual([false, true]);
});

test("the open answer can be closed", async () => {
  renderWithSystem(<Accordion name="sorular" items={items} />);
  await toggle("Süre ne kadar?");
  await toggle("Süre ne kadar?");
  expect(detailsOf("Süre ne kadar?")).not.toHaveAttribute("open");
});

test("an address with a question's name opens its answer", () => {
  window.history.replaceState(null, "", "/sss#garanti");
  renderWithSystem(<Accordion name="sorular" items={items} />);
  expect(detailsOf("Garanti var mı?")).toHaveAttribute("open");
});

test("questions are headings", () => {
  renderWithSystem(<Accordion name="sorular" items={items} />);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Süre ne kadar?",
    "Garanti var mı?",
  ]);
});
