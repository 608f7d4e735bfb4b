import { lazy, type ReactNode } from "react";

const loaders: (() => Promise<void>)[] = [];

/**
 * A component whose code is loaded only where a page uses it. Keeps the server's HTML until then; the server
 * calls `loadOnDemand` before rendering. Needs a Suspense boundary.
 */
export function onDemand<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
): (props: Props) => ReactNode {
  let Loaded: ((props: Props) => ReactNode) | undefined;
  const Lazy = lazy(async () => ({ default: await load() }));
  loaders.push(async () => {
    Loaded = await load();
  });
  return (props) => (Loaded ? <Loaded {...props} /> : <Lazy {...props} />);
}

/** Loads all components made by `onDemand`, for synchronous rendering. */
export const loadOnDemand = () => Promise.all(loaders.map((load) => load()));
