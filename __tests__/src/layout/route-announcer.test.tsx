import { act, type RenderResult } from "@testing-library/react";
import { RouteAnnouncer } from "#src/layout/route-announcer.tsx";
import { renderWithSite } from "../../support/render-with-site";

const region = () => document.querySelector("[aria-live=assertive]");

/** Follows a link: the page changes before its title. */
const follow = ({ rerender }: RenderResult, path: string) => rerender(<RouteAnnouncer path={path} />);

/** Gatsby replaces the elements of the head some time after the page. */
const replaceTitle = (title: string) =>
  act(async () => {
    document.head.querySelector("title")?.remove();
    await Promise.resolve();
    const element = document.createElement("title");
    element.textContent = title;
    document.head.append(element);
  });

beforeEach(() => replaceTitle("Ana Sayfa"));

test("announces only the last of two quick navigations", async () => {
  const page = renderWithSite(<RouteAnnouncer path="/" />);
  follow(page, "/iletisim");
  follow(page, "/sss");
  await act(async () => document.head.append(document.createElement("style")));
  expect(region()).toBeEmptyDOMElement();
  await replaceTitle("Sık Sorulan Sorular");
  expect(region()).toHaveTextContent(/^Sık Sorulan Sorular$/);
});

test("announces a page with the previous page's title again", async () => {
  const page = renderWithSite(<RouteAnnouncer path="/" />);
  follow(page, "/yok");
  await replaceTitle("Sayfa bulunamadı");
  const first = region()?.firstElementChild;
  follow(page, "/yine-yok");
  await replaceTitle("Sayfa bulunamadı");
  expect(region()).toHaveTextContent(/^Sayfa bulunamadı$/);
  // Screen readers announce a new element, even with the same text.
  expect(region()?.firstElementChild).not.toBe(first);
});
