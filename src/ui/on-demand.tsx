import { createContext, lazy, type ReactNode, Suspense, use, useEffect } from "react";

const loaders: (() => Promise<void>)[] = [];

/** On the server: names of the chunks that a page uses, to which it adds their sheets. */
export const UsedChunks = createContext<Set<string> | null>(null);

/**
 * A component whose code and sheet are loaded only where a page uses it, with a boundary of its own. In the page's HTML it stays
 * as the server rendered it until then; the server calls `loadOnDemand` before rendering.
 *
 * @param chunk the `webpackChunkName` of what is loaded
 * @param whenNeeded resolves when the browser should load it, at once by default. Its argument resolves if the page has no HTML
 *   of the component yet: after client-side navigation
 */
export function onDemand<Props extends object>(
  chunk: string,
  load: () => Promise<(props: Props) => ReactNode>,
  whenNeeded?: (missing: Promise<void>) => Promise<void>,
): (props: Props) => ReactNode {
  let Loaded: ((props: Props) => ReactNode) | undefined;
  let needNow = () => {};
  const missing = new Promise<void>((resolve) => {
    needNow = resolve;
  });
  const Lazy = lazy(async () => {
    await whenNeeded?.(missing);
    return { default: await load() };
  });
  loaders.push(async () => {
    Loaded = await load();
  });
  /** Fallback until the component is loaded; asks for it at once, and keeps what follows out of sight (`global.css`). */
  function Missing() {
    useEffect(needNow, []);
    return <div data-missing="" />;
  }
  return (props) => {
    use(UsedChunks)?.add(chunk);
    return <Suspense fallback={<Missing />}>{Loaded ? <Loaded {...props} /> : <Lazy {...props} />}</Suspense>;
  };
}

/** Loads all components made by `onDemand`, for synchronous rendering; a loaded one may bring others along. */
export async function loadOnDemand(): Promise<void> {
  for (const load of loaders) await load();
}
