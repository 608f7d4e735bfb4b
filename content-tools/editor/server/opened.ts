import { createHash } from "node:crypto";

/** A document as an open form of one browser tab knows it. */
export interface Known {
  /** Its value as the form held it when it was opened or saved last. */
  value: unknown;
  /** Hash of the file at that moment. */
  id: string;
}

/** The documents that the forms of one browser tab have open, by their paths below the project's folder. */
export type Opened = Map<string, Known>;

export const idOf = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex");

/** How many tabs are remembered; the oldest is forgotten first. */
const mostTabs = 50;

/** The open documents by tab: what one tab saves is a change from outside for another. */
export class Tabs {
  private readonly tabs = new Map<string, Opened>();

  of(tab: string): Opened {
    const opened: Opened = this.tabs.get(tab) ?? new Map();
    this.tabs.delete(tab);
    this.tabs.set(tab, opened);
    const [oldest] = this.tabs.keys();
    if (this.tabs.size > mostTabs && oldest !== undefined) this.tabs.delete(oldest);
    return opened;
  }
}
