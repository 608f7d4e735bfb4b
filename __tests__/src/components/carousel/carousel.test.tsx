import { act, fireEvent, screen } from "@testing-library/react";
import { Carousel } from "../../../../src/components/carousel/carousel";
import { createPicture } from "../../../support/factories";
import { installMedia, reducedMotion } from "../../../support/media";
import { renderWithSystem } from "../../../support/render-with-system";

const slides = ["Bir", "İki", "Üç", "Dört"].map((title) => ({
  title,
  text: `${title} metni`,
  image: createPicture(),
}));

/** Title of the one slide that can be reached; the others are inert. */
function shownSlide(): string | undefined {
  const reachable = slides.filter(({ title }) => !screen.getByText(title).closest("[inert]"));
  expect(reachable).toHaveLength(1);
  return reachable[0]?.title;
}

const button = (name: string) => screen.getByRole("button", { name });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const renderCarousel = () => renderWithSystem(<Carousel title="Hakkımızda" slides={slides} />);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("by itself", () => {
  test("the carousel stays on a slide for five seconds", () => {
    renderCarousel();
    wait(4900);
    expect(shownSlide()).toBe("Bir");
    wait(200);
    expect(shownSlide()).toBe("İki");
  });

  test("the carousel starts again behind the last slide", () => {
    renderCarousel();
    for (const _ of slides) wait(5000);
    expect(shownSlide()).toBe("Bir");
  });

  test("the carousel never moves under reduced motion", () => {
    installMedia([reducedMotion]);
    renderCarousel();
    wait(20000);
    expect(shownSlide()).toBe("Bir");
  });

  test("the carousel rests while the pointer is over it, and goes on afterwards", () => {
    renderCarousel();
    const root = screen.getByRole("region", { name: "Hakkımızda" });
    fireEvent.pointerEnter(root, { pointerType: "mouse" });
    wait(20000);
    expect(shownSlide()).toBe("Bir");
    fireEvent.pointerLeave(root, { pointerType: "mouse" });
    wait(5100);
    expect(shownSlide()).toBe("İki");
  });

  test("the carousel rests while the focus is in it", () => {
    renderCarousel();
    act(() => button("Sonraki slayt").focus());
    wait(20000);
    expect(shownSlide()).toBe("Bir");
  });

  test("a change of slide by hand gives the next one its full five seconds", () => {
    renderCarousel();
    wait(4000);
    fireEvent.click(button("Sonraki slayt"));
    wait(4900);
    expect(shownSlide()).toBe("İki");
  });
});

describe("by its buttons", () => {
  test("next leads to the second slide", () => {
    renderCarousel();
    fireEvent.click(button("Sonraki slayt"));
    expect(shownSlide()).toBe("İki");
  });

  test("previous leads from the first slide to the last", () => {
    renderCarousel();
    fireEvent.click(button("Önceki slayt"));
    expect(shownSlide()).toBe("Dört");
  });

  test("a dot leads to its slide and is the current one", () => {
    renderCarousel();
    fireEvent.click(button("3. slayt"));
    expect(shownSlide()).toBe("Üç");
    expect(button("3. slayt")).toHaveAttribute("aria-current", "true");
    expect(button("1. slayt")).not.toHaveAttribute("aria-current");
  });

  test("pause stops it, play starts it again", () => {
    renderCarousel();
    fireEvent.click(button("Otomatik geçişi durdur"));
    wait(20000);
    expect(shownSlide()).toBe("Bir");
    fireEvent.click(button("Otomatik geçişi başlat"));
    wait(5100);
    expect(shownSlide()).toBe("İki");
  });

  test("pause comes first in the order of the page", () => {
    renderCarousel();
    expect(screen.getAllByRole("button")[0]).toBe(button("Otomatik geçişi durdur"));
  });
});

describe("the progress bar", () => {
  test("tells the slide and the number of slides", () => {
    renderCarousel();
    fireEvent.click(button("2. slayt"));
    const bar = screen.getByRole("progressbar", { name: "Slayt konumu" });
    expect(bar).toHaveAttribute("aria-valuenow", "2");
    expect(bar).toHaveAttribute("aria-valuemax", "4");
  });

  test("is filled in proportion to the slide", () => {
    renderCarousel();
    fireEvent.click(button("3. slayt"));
    expect(screen.getByRole("progressbar").firstElementChild).toHaveStyle({ width: "75%" });
  });
});

describe("for a finger", () => {
  const swipe = (pointerType: string, from: number, to: number) => {
    fireEvent.pointerDown(screen.getByText("Bir"), { pointerType, clientX: from, clientY: 0 });
    fireEvent.pointerUp(screen.getByText("Bir"), { pointerType, clientX: to, clientY: 0 });
  };

  test("a swipe to the left leads on", () => {
    renderCarousel();
    swipe("touch", 200, 100);
    expect(shownSlide()).toBe("İki");
  });

  test("dragging with the mouse is no swipe", () => {
    renderCarousel();
    swipe("mouse", 200, 100);
    expect(shownSlide()).toBe("Bir");
  });
});

test("changes by itself are not announced, changes by hand are", () => {
  const { container } = renderCarousel();
  const live = () => container.querySelector("[aria-live]")?.getAttribute("aria-live");
  expect(live()).toBe("off");
  fireEvent.click(button("Otomatik geçişi durdur"));
  expect(live()).toBe("polite");
});
