import { element } from "../element";

/** Shows a notice in a corner, until it is closed or replaced. */
export function showNotice(...content: (string | Node)[]): void {
  const close = element("button", "Kapat");
  close.type = "button";
  // First, because a long notice scrolls.
  const notice = element("section", close, ...content);
  close.addEventListener("click", () => notice.remove());
  notice.id = "notice";
  notice.role = "status";
  document.getElementById(notice.id)?.remove();
  document.body.append(notice);
}

/** A title with a line for each item. */
export const noticeList = (title: string, lines: readonly string[]): Node[] =>
  lines.length > 0 ? [element("p", title), element("ul", ...lines.map((line) => element("li", line)))] : [];

export function noticeLink(address: string, text: string): HTMLElement {
  const link = element("a", text);
  link.href = address;
  link.target = "_blank";
  return element("p", link);
}
