import { lazy, type ReactNode } from "react";

const loaders: (() => Promise<void>)[] = [];

/**
 * A component whose code is loaded only where a page uses it. Keeps the server's HTML until then; the server
 * calls `loadOnDemand` before rendering. Needs a Suspense boundary.
 *
 * @param whenNeeded resolves when the browser should load it; at once by default
 */
export function onDemand<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  whenNeeded?: () => Promise<void>,
): (props: Props) => ReactNode {
  let Loaded: ((props: Props) => ReactNode) | undefined;
  const Lazy = lazy(async () => {
    await whenNeeded?.();
    return { default: await load() };
  });
  loaders.push(async () => {
    Loaded = await load();
  });
  return (props) => (Loaded ? <Loaded {...props} /> : <Lazy {...props} />);
}

/** Loads all components made by `onDemand`, for synchronous rendering. */
export const loadOnDemand = () => Promise.all(loaders.map((load) => load()));
