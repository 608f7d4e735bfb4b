import type { ReactNode } from "react";
import * as css from "./tick-list.module.css";

/** Class of a list with gold tick marks. */
export const tickListClass = css.list;

/** A list with gold tick marks; below 900 px on one line, separated by dots. */
export const TickList = ({ children }: { children: ReactNode }) => <ul className={css.list}>{children}</ul>;
