/** What of a browser the tests of all engines need. */
export interface EnginePage {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page. @returns what it returns, as JSON */
  evaluate<T>(body: string): Promise<T>;
  /** Clicks on an element as a visitor would. */
  click(selector: string): Promise<void>;
  /** Writes into a field. */
  type(selector: string, text: string): Promise<void>;
  /** Presses Escape. */
  escape(): Promise<void>;
  /** A PNG of what is in the window. */
  screenshot(): Promise<Buffer>;
  /** A PDF of the page as it is printed; missing where the engine's driver cannot print. */
  print?(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Milliseconds a page has for what is awaited of it. */
const patience = 15_000;
/** Milliseconds between two looks at it. */
const pace = 50;

/**
 * Waits until the body of a function returns something true in the page.
 * @throws Error with what was awaited, where it does not come
 */
export async function until(page: EnginePage, what: string, body: string): Promise<void> {
  const end = Date.now() + patience;
  while (!(await page.evaluate<boolean>(`return Boolean((() => { ${body} })())`))) {
    if (Date.now() > end) throw new Error(`In vain awaited: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pace));
  }
}

/** Opens a page, shows intent and waits until React has taken over the elements `selector` names. Notes its errors. */
export async function openAlive(page: EnginePage, url: string, selector = "header button"): Promise<void> {
  await page.open(url);
  await page.evaluate(`window.errors = [];
    addEventListener("error", (event) => errors.push(event.message));
    addEventListener("unhandledrejection", (event) => errors.push(String(event.reason)));
    dispatchEvent(new Event("wheel"));`);
  await until(
    page,
    `${url} comes to life`,
    `return document.documentElement.dataset.scripts === "live" &&
      [...document.querySelectorAll(${JSON.stringify(selector)})].every((each) =>
        Object.keys(each).some((key) => key.startsWith("__reactProps")))`,
  );
}

export interface EngineOptions {
  /** Size of the page in CSS pixels. */
  width: number;
  height: number;
  /** Device pixels of a CSS pixel. */
  ratio?: number;
}

export interface Engine {
  name: string;
  start(options: EngineOptions): Promise<EnginePage>;
}
