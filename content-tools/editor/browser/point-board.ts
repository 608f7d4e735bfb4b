import { button, element } from "./dom";
import { type FormField, formFields, inputOf, itemOf, type } from "./form-fields";

/** A point of the form and the two inputs that hold it. */
interface Point {
  label: string;
  width: number;
  height: number;
  x: HTMLInputElement;
  y: HTMLInputElement;
}

/** Gives points of the form a picture on which they are set: by a click, by dragging, or with the arrow keys. */
export function addBoards(): void {
  const owners = new Map<HTMLElement, Point[]>();
  for (const field of formFields()) {
    const point = pointOf(field);
    const owner =
      itemOf(field.container) ??
      field.container.parentElement?.closest<HTMLElement>('[class*="ControlContainer"]');
    // Points of one item of a list, a label and what it shows, stand on one picture.
    if (point && owner) owners.set(owner, [...(owners.get(owner) ?? []), point]);
  }
  for (const [owner, points] of owners) {
    const isThere = [...owner.querySelectorAll(".board")].some((board) => boardOwners.get(board) === owner);
    const picture = pictureNear(owner);
    if (!isThere && picture && owner.offsetParent) {
      const board = boardFor(points, picture);
      boardOwners.set(board, owner);
      const [first] = points;
      first?.x
        .closest('[class*="ControlContainer"]')
        ?.parentElement?.closest('[class*="ControlContainer"]')
        ?.before(board);
    }
  }
}

const boardOwners = new WeakMap<Element, HTMLElement>();

function pointOf({ widget, container }: FormField): Point | undefined {
  if (!widget.point) return undefined;
  const inputs = formInputs(container);
  const { x, y } = inputs;
  return x && y ? { label: widget.label, ...widget.point, x, y } : undefined;
}

function formInputs(container: HTMLElement): Record<string, HTMLInputElement | undefined> {
  const found = [...container.querySelectorAll<HTMLElement>('[class*="ControlContainer"]')].map((inner) => {
    const name = inner.querySelector("label")?.getAttribute("for")?.split("-field-")[0] ?? "";
    return [name, inputOf({ container: inner }) as HTMLInputElement | null] as const;
  });
  return Object.fromEntries(found.map(([name, input]) => [name, input ?? undefined]));
}

/** The picture the points lie on: the one of their section, else of the nearest section around it. */
function pictureNear(owner: HTMLElement): HTMLImageElement | undefined {
  for (let at: HTMLElement | null = owner; at; at = at.parentElement) {
    const [picture] = [...at.querySelectorAll<HTMLImageElement>("img")].filter(
      (img) => !img.closest(".board"),
    );
    if (picture) return picture;
  }
  return undefined;
}

function boardFor(points: readonly Point[], picture: HTMLImageElement): HTMLElement {
  const shown = element("img", { src: picture.src, alt: "", draggable: "false" });
  const line = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const stroke = document.createElementNS("http://www.w3.org/2000/svg", "line");
  line.append(stroke);
  const stage = element("div", { class: points[0]?.width === 100 ? "stage" : "stage fixed" }, shown, line);
  const handles = points.map((point) => handleFor(point, stage, draw));
  stage.append(...handles);
  function draw(): void {
    const places = points.map(placeOf);
    for (const [i, handle] of handles.entries()) {
      handle.style.left = `${places[i]?.x}%`;
      handle.style.top = `${places[i]?.y}%`;
    }
    const [from, to] = places;
    if (!from || !to) return;
    for (const [name, value] of Object.entries({ x1: from.x, y1: from.y, x2: to.x, y2: to.y }))
      stroke.setAttribute(name, `${value}%`);
  }
  for (const { x, y } of points) {
    x.addEventListener("input", draw);
    y.addEventListener("input", draw);
  }
  // A single point is set by a click anywhere; with several it would not be clear which one is meant.
  stage.addEventListener("click", (event) => {
    const [only, ...others] = points;
    if (only && others.length === 0) setPoint(only, stage, event as MouseEvent, draw);
  });
  new MutationObserver(() => (shown.src = picture.src)).observe(picture, {
    attributes: true,
    attributeFilter: ["src"],
  });
  draw();
  const words =
    points.length === 1
      ? "Fotoğrafta görünür kalması gereken yere tıklayın ya da işareti sürükleyin; ok tuşları da taşır."
      : "İşaretleri fotoğrafın üzerinde sürükleyin; ok tuşları da taşır (Shift ile daha hızlı).";
  return element("div", { class: "board" }, stage, element("p", {}, words));
}

const numberIn = (input: HTMLInputElement): number | undefined =>
  input.value === "" ? undefined : Number(input.value);

/** Where a point is, in hundredths of the picture; in its middle while it is not set. */
const placeOf = ({ x, y, width, height }: Point) => ({
  x: ((numberIn(x) ?? width / 2) / width) * 100,
  y: ((numberIn(y) ?? height / 2) / height) * 100,
});

function handleFor(point: Point, stage: HTMLElement, draw: () => void): HTMLButtonElement {
  const handle = button("", () => {}, {
    class: "handle",
    "aria-label": `${point.label}: ok tuşlarıyla taşıyın`,
  });
  handle.title = point.label;
  handle.addEventListener("click", (event) => event.stopPropagation());
  handle.addEventListener("pointerdown", (event) => {
    handle.setPointerCapture(event.pointerId);
    const move = (moved: PointerEvent) => setPoint(point, stage, moved, draw);
    handle.addEventListener("pointermove", move);
    handle.addEventListener("lostpointercapture", () => handle.removeEventListener("pointermove", move), {
      once: true,
    });
  });
  handle.addEventListener("keydown", (event) => {
    const step = (point.width / 100) * (event.shiftKey ? 5 : 1);
    const [dx, dy] =
      { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[
        event.key
      ] ?? [];
    if (dx === undefined || dy === undefined) return;
    event.preventDefault();
    write(point, (numberIn(point.x) ?? point.width / 2) + dx, (numberIn(point.y) ?? point.height / 2) + dy);
    draw();
  });
  return handle;
}

function setPoint(
  point: Point,
  stage: HTMLElement,
  { clientX, clientY }: MouseEvent,
  draw: () => void,
): void {
  const { left, top, width, height } = stage.getBoundingClientRect();
  write(point, ((clientX - left) / width) * point.width, ((clientY - top) / height) * point.height);
  draw();
}

function write({ x, y, width, height }: Point, atX: number, atY: number): void {
  const within = (value: number, most: number) => String(Math.round(Math.min(Math.max(value, 0), most)));
  type(x, within(atX, width));
  type(y, within(atY, height));
}
