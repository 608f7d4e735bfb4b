import { elementSaying, listenToEditor } from "../../../src/lib/editor-frame";

// jsdom lays nothing out: every element has its place here, but those of a hidden menu.
beforeEach(() => {
  jest.spyOn(Element.prototype, "getClientRects").mockImplementation(function (this: Element) {
    return (this.closest("[hidden]") ? [] : [{}]) as unknown as DOMRectList;
  });
  document.body.innerHTML = `
    <header><p hidden>Lamine Kron</p></header>
    <main><section><h1><span>Lamine\u00A0Kron</span></h1><p>Por\u00ADselen\n yaprak</p></section><img alt="Bir diş" /></main>`;
});
afterEach(() => jest.restoreAllMocks());

const nameOf = (text: string) => elementSaying(text, document)?.tagName;

test("finds the innermost visible element that says a text, whatever breaks its lines", () => {
  expect(nameOf("Lamine Kron")).toBe("SPAN");
  expect(nameOf("Porselen yaprak")).toBe("P");
  expect(nameOf("Bir diş")).toBe("IMG");
  expect(nameOf("Porselen")).toBeUndefined();
  expect(nameOf("")).toBeUndefined();
});

test("a page by itself listens to nobody", () => {
  const listen = jest.spyOn(window, "addEventListener");
  listenToEditor();
  expect(listen).not.toHaveBeenCalled();
});

describe("in a frame", () => {
  const scroll = jest.fn();
  const parent = { postMessage: jest.fn() } as unknown as Window;
  beforeEach(() => {
    scroll.mockClear();
    Element.prototype.scrollIntoView = scroll;
    Element.prototype.animate = jest.fn();
    jest.spyOn(window, "parent", "get").mockReturnValue(parent);
  });
  const tell = (origin: string) => {
    const message = new MessageEvent("message", {
      data: { editorFrame: ["nowhere", "Lamine Kron"] },
      origin,
    });
    Object.defineProperty(message, "source", { value: parent });
    window.dispatchEvent(message);
  };

  test("scrolls to the first text it says, for an editor of this machine only", () => {
    listenToEditor();
    tell("https://elsewhere.example");
    tell("http://127.0.0.1.elsewhere.example:80");
    expect(scroll).not.toHaveBeenCalled();
    tell("http://127.0.0.1:8090");
    expect(scroll).toHaveBeenCalledTimes(1);
  });
});
