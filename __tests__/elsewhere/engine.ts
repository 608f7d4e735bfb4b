/** Browser operations for the engine tests. */
export interface EnginePage {
  /** Opens an address and waits for its load event. */
  open(url: string): Promise<void>;
  /**
   * Runs a function body in the page.
   * @returns its result, as JSON
   */
  evaluate<T>(body: string): Promise<T>;
  /** Clicks a visible element. */
  click(selector: string): Promise<void>;
  /** Types into a field. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** Window size of a phone, or the minimum of the browser. */
export const size = { width: 390, height: 844 };

/** Timeout for a condition in the page, in milliseconds. */
const patience = 15_000;

/**
 * Waits until a function body returns a truthy value in the page.
 * @throws Error on timeout
 */
export async function until(page: EnginePage, what: string, body: string): Promise<void> {
  const end = Date.now() + patience;
  while (!(await page.evaluate<boolean>(`return Boolean((() => { ${body} })())`))) {
    if (Date.now() > end) throw new Error(`In vain awaited: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
