import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { Accordion } from "../../../src/components/accordion";
import { renderWithSystem, withSystem } from "../../support/render-with-system";

const items = [
  { id: "sure", title: "Süre ne kadar?", text: "3–5 iş günü." },
  { id: "garanti", title: "Garanti var mı?", text: "2 yıl." },
  { id: "odeme", title: "Nasıl ödenir?", text: "Havale ile." },
];
const accordion = <Accordion name="sorular" items={items} />;

/** Chakra sets to work in microtasks after the first rendering. */
async function renderAccordion(): Promise<void> {
  await act(async () => renderWithSystem(accordion));
}

function detailsOf(question: string): HTMLDetailsElement {
  const details = screen.getByText(question).closest("details");
  if (!details) throw new Error(`"${question}" stands in no <details>.`);
  return details;
}

const summaryOf = (question: string) => {
  const summary = detailsOf(question).querySelector("summary");
  if (!summary) throw new Error(`"${question}" stands in no <summary>.`);
  return summary;
};

const opened = () => items.map(({ title }) => detailsOf(title).open);

/** What a browser does by itself, for find-in-page say. jsdom opens <details> without telling; browsers tell each time. */
const nativeToggle = (question: string, open: boolean) =>
  act(async () => {
    detailsOf(question).open = open;
    detailsOf(question).dispatchEvent(new Event("toggle"));
  });

const goTo = (hash: string) =>
  act(async () => {
    window.history.replaceState(null, "", `/sss${hash}`);
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/");
});

test("all answers are closed at first", async () => {
  await renderAccordion();
  expect(opened()).toEqual([false, false, false]);
});

test("a click opens the answer under its question", async () => {
  await renderAccordion();
  await userEvent.click(screen.getByText("Garanti var mı?"));
  expect(opened()).toEqual([false, true, false]);
  expect(detailsOf("Garanti var mı?")).toHaveTextContent("2 yıl.");
});

test("opening another answer closes the open one", async () => {
  await renderAccordion();
  await userEvent.click(screen.getByText("Süre ne kadar?"));
  await userEvent.click(screen.getByText("Garanti var mı?"));
  expect(opened()).toEqual([false, true, false]);
});

test("the open answer can be closed", async () => {
  await renderAccordion();
  await userEvent.click(screen.getByText("Süre ne kadar?"));
  await userEvent.click(screen.getByText("Süre ne kadar?"));
  expect(opened()).toEqual([false, false, false]);
});

test("a click that brings no focus, as assistive technology makes it, opens and closes too", async () => {
  await renderAccordion();
  await act(async () => summaryOf("Garanti var mı?").click());
  expect(opened()).toEqual([false, true, false]);
  await act(async () => summaryOf("Garanti var mı?").click());
  expect(opened()).toEqual([false, false, false]);
});

test("arrows, Home and End walk through the questions", async () => {
  await renderAccordion();
  act(() => summaryOf("Süre ne kadar?").focus());
  for (const [key, question] of [
    ["{ArrowDown}", "Garanti var mı?"],
    ["{End}", "Nasıl ödenir?"],
    ["{ArrowUp}", "Garanti var mı?"],
    ["{Home}", "Süre ne kadar?"],
  ] as const) {
    await userEvent.keyboard(key);
    expect(summaryOf(question)).toHaveFocus();
  }
});

describe("what the browser opens by itself", () => {
  test("closes the answer that was open", async () => {
    await renderAccordion();
    await userEvent.click(screen.getByText("Süre ne kadar?"));
    await nativeToggle("Garanti var mı?", true);
    expect(opened()).toEqual([false, true, false]);
  });

  test("is closed by a click", async () => {
    await renderAccordion();
    await nativeToggle("Garanti var mı?", true);
    await userEvent.click(screen.getByText("Garanti var mı?"));
    expect(opened()).toEqual([false, false, false]);
  });
});

describe("an address", () => {
  test("with a question's name opens its answer", async () => {
    window.history.replaceState(null, "", "/sss#garanti");
    await renderAccordion();
    expect(opened()).toEqual([false, true, false]);
  });

  test("that changes on the page opens the answer it names then", async () => {
    await renderAccordion();
    await goTo("#garanti");
    await goTo("#odeme");
    expect(opened()).toEqual([false, false, true]);
  });

  test.each(["#%", "#%E0%A4%A", "", "#", "#yok", "#sure[0]"])(
    "that ends in “%s” changes nothing",
    async (hash) => {
      window.history.replaceState(null, "", `/sss${hash}`);
      await renderAccordion();
      await userEvent.click(screen.getByText("Süre ne kadar?"));
      await goTo(hash);
      expect(opened()).toEqual([true, false, false]);
    },
  );
});

describe("the HTML before scripts", () => {
  /** Hangs the server's HTML into the page, lets a visitor do something, and has React take over. */
  async function takeOver(before: () => void): Promise<void> {
    const place = document.createElement("div");
    document.body.append(place);
    place.innerHTML = renderToString(withSystem(accordion));
    before();
    await act(async () => renderWithSystem(accordion, { container: place, hydrate: true }));
  }

  test("holds every answer, closed by <details> alone, and what was opened there stays open", async () => {
    await takeOver(() => {
      for (const { title, text } of items) expect(detailsOf(title)).toHaveTextContent(text);
      expect(document.querySelector("[hidden]")).toBeNull();
      detailsOf("Garanti var mı?").open = true;
    });
    expect(opened()).toEqual([false, true, false]);
    await userEvent.click(screen.getByText("Garanti var mı?"));
    expect(opened()).toEqual([false, false, false]);
  });

  test("goes on by keyboard from the question that had the focus", async () => {
    await takeOver(() => summaryOf("Garanti var mı?").focus());
    await userEvent.keyboard("{ArrowDown}");
    expect(summaryOf("Nasıl ödenir?")).toHaveFocus();
  });

  test("in a browser that lets several answers stand open, one stays", async () => {
    await takeOver(() => {
      detailsOf("Garanti var mı?").open = true;
      detailsOf("Nasıl ödenir?").open = true;
    });
    expect(opened()).toEqual([false, true, false]);
  });
});

test("a question says by itself whether its answer is open", async () => {
  await renderAccordion();
  const summary = summaryOf("Süre ne kadar?");
  for (const name of ["type", "role", "aria-expanded"]) expect(summary).not.toHaveAttribute(name);
  expect(detailsOf("Süre ne kadar?")).toHaveAttribute("name", "sorular");
});

test("answers are no landmarks", async () => {
  await renderAccordion();
  await userEvent.click(screen.getByText("Süre ne kadar?"));
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});

test("questions are headings", async () => {
  await renderAccordion();
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    items.map(({ title }) => title),
  );
});
