/** What of a browser the test of an engine needs. */
export interface EnginePage {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page. @returns what it returns, as JSON */
  evaluate<T>(body: string): Promise<T>;
  /** Clicks on an element that is in view. */
  click(selector: string): Promise<void>;
  /** Writes into a field. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser's window of the size of a telephone, or of the least that the browser makes. */
export const size = { width: 390, height: 844 };

/** Milliseconds a page has for what is awaited of it. */
const patience = 15_000;

/**
 * Waits until the body of a function returns something true in the page.
 * @throws Error with what was awaited, where it does not come
 */
export async function until(page: EnginePage, what: string, body: string): Promise<void> {
  const end = Date.now() + patience;
  while (!(await page.evaluate<boolean>(`return Boolean((() => { ${body} })())`))) {
    if (Date.now() > end) throw new Error(`In vain awaited: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
