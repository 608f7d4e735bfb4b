import { lazy, type ReactNode } from "react";

const loaders: (() => Promise<void>)[] = [];

/**
 * A component whose code the browser fetches only where a page shows it. Until it has come, its place keeps the HTML of the server,
 * which calls `loadOnDemand` before it renders. It needs a Suspense boundary around it.
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

/** Loads the code of all components made by `onDemand`, so that they render at once. */
export const loadOnDemand = () => Promise.all(loaders.map((load) => load()));
