/** A breadcrumb, shown on the page and in its structured data. */
export interface Crumb {
  label: string;
  /** Missing for steps without a page of their own. */
  to?: string;
}
