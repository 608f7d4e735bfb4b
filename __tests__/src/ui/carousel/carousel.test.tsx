import { act, fireEvent, screen } from "@testing-library/react";
import { Carousel } from "#src/ui/carousel/carousel.tsx";
import { createPicture } from "../../../support/factories";
import { installMedia, reducedMotion } from "../../../support/media";
import { renderWithSite } from "../../../support/render-with-site";

const slides = ["Bir", "İki", "Üç", "Dört"].map((title) => ({
  title,
  text: `${title} metni`,
  image: createPicture(),
}));

/** Title of the active slide; the others are inert. */
function shownSlide(): string | undefined {
  const reachable = slides.filter(({ title }) => !screen.getByText(title).closest("[inert]"));
  expect(reachable).toHaveLength(1);
  return reachable[0]?.title;
}

const button = (name: string) => screen.getByRole("button", { name });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const renderCarousel = () => renderWithSite(<Carousel title="Hakkımızda" slides={slides} />);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("automatically", () => {
  test("the carousel never moves under reduced motion", () => {
    installMedia([reducedMotion]);
    renderCarousel();
    wait(20000);
    expect(shownSlide()).toBe("Bir");
  });

  test("the carousel pauses under the pointer", () => {
    renderCarousel();
    const root = screen.getByRole("region", { name: "Hakkımızda" });
    fireEvent.pointerEnter(root, { pointerType: "mouse" });
    wait(20000);
    expect(shownSlide()).toBe("Bir");
    fireEvent.pointerLeave(root, { pointerType: "mouse" });
    wait(5100);
    expect(shownSlide()).toBe("İki");
  });

  test("a manual change restarts the five seconds", () => {
    renderCarousel();
    wait(4000);
    fireEvent.click(button("Sonraki slayt"));
    wait(4900);
    expect(shownSlide()).toBe("İki");
    wait(200);
    expect(shownSlide()).toBe("Üç");
  });
});

test("photographs that the line uncovers are decoded before", () => {
  renderCarousel();
  const [first, ...others] = screen.getAllByRole("img", { hidden: true });
  expect(first).toHaveAttribute("decoding", "async");
  expect(others).toHaveLength(slides.length - 1);
  for (const image of others) expect(image).toHaveAttribute("decoding", "sync");
});

describe("by buttons", () => {
  test("the carousel wraps around", () => {
    renderCarousel();
    fireEvent.click(button("Önceki slayt"));
    expect(shownSlide()).toBe("Dört");
    fireEvent.click(button("Sonraki slayt"));
    expect(shownSlide()).toBe("Bir");
  });

  test("a dot shows its slide and becomes current", () => {
    renderCarousel();
    fireEvent.click(button("3. slayt"));
    expect(shownSlide()).toBe("Üç");
    expect(button("3. slayt")).toHaveAttribute("aria-current", "true");
    expect(button("1. slayt")).not.toHaveAttribute("aria-current");
    const bar = screen.getByRole("progressbar", { name: "Slayt konumu" });
    expect(bar).toHaveAttribute("aria-valuenow", "3");
    expect(bar).toHaveAttribute("aria-valuemax", "4");
    expect(bar.firstElementChild).toHaveStyle("--done: 0.75");
  });

  test("pause stops the slides, play restarts them under focus and pointer", () => {
    const { container } = renderCarousel();
    const live = () => container.querySelector("[aria-live]")?.getAttribute("aria-live");
    expect(live()).toBe("off");
    expect(screen.getAllByRole("button")[0]).toBe(button("Otomatik geçişi durdur"));
    fireEvent.pointerEnter(screen.getByRole("region", { name: "Hakkımızda" }), { pointerType: "mouse" });
    act(() => button("Otomatik geçişi durdur").focus());
    fireEvent.click(button("Otomatik geçişi durdur"));
    expect(live()).toBe("polite");
    wait(20000);
    expect(shownSlide()).toBe("Bir");
    fireEvent.click(button("Otomatik geçişi başlat"));
    wait(5100);
    expect(shownSlide()).toBe("İki");
    act(() => button("Sonraki slayt").focus());
    wait(20000);
    expect(shownSlide()).toBe("İki");
  });
});

test.each([
  ["a swipe to the left", "touch", -60, 5, "İki"],
  ["a swipe to the right", "touch", 60, -5, "Dört"],
  ["a touch that hardly moves", "touch", -39, 0, "Bir"],
  ["a scroll that drifts sideways", "touch", -60, 90, "Bir"],
  ["a drag by mouse", "mouse", -60, 5, "Bir"],
])("%s shows its slide", (_, pointerType, dx, dy, slide) => {
  renderCarousel();
  fireEvent.pointerDown(screen.getByText("Bir"), { pointerType, clientX: 200, clientY: 0 });
  fireEvent.pointerUp(screen.getByText("Bir"), { pointerType, clientX: 200 + dx, clientY: dy });
  expect(shownSlide()).toBe(slide);
});
