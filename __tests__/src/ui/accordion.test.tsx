import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { required } from "#src/domain/required.ts";
import { Accordion } from "#src/ui/accordion.tsx";
import { hydrateWithSite, renderWithSite } from "../../support/render-with-site";

const items = [
  { id: "sure", title: "Süre ne kadar?", text: "3–5 iş günü." },
  { id: "garanti", title: "Garanti var mı?", text: "2 yıl." },
  { id: "odeme", title: "Nasıl ödenir?", text: "Havale ile." },
];
const accordion = <Accordion name="sorular" items={items} />;

const detailsOf = (question: string) => required(screen.getByText(question).closest("details"), question);
const summaryOf = (question: string) => required(detailsOf(question).querySelector("summary"), question);

const opened = () => items.map(({ title }) => detailsOf(title).open);

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe("before hydration", () => {
  test("closes all but one of several open answers when it starts", async () => {
    await hydrateWithSite(accordion, () => {
      for (const { title, text } of items) expect(detailsOf(title)).toHaveTextContent(text);
      detailsOf("Garanti var mı?").open = true;
      detailsOf("Nasıl ödenir?").open = true;
    });
    expect(opened()).toEqual([false, true, false]);
    await userEvent.click(screen.getByText("Garanti var mı?"));
    expect(opened()).toEqual([false, false, false]);
  });

  test("keeps the focus for the keyboard", async () => {
    await hydrateWithSite(accordion, () => summaryOf("Garanti var mı?").focus());
    await userEvent.keyboard("{ArrowDown}");
    expect(summaryOf("Nasıl ödenir?")).toHaveFocus();
  });
});

test("a linked answer is open from the start after client-side navigation, and scrolls nowhere", () => {
  window.history.replaceState(null, "", "/sss#garanti");
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  renderWithSite(accordion);
  expect(opened()).toEqual([false, true, false]);
  expect(scroll).not.toHaveBeenCalled();
  window.history.replaceState(null, "", "/");
});
