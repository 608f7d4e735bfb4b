/** A step of the way to a page, as the page and search engines tell it. */
export interface Crumb {
  label: string;
  /** Absent for steps that have no page of their own. */
  to?: string;
}
