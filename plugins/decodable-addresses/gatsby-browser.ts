import { decodableAddress } from "./decodable-address";

/**
 * Gatsby and its router throw on malformed paths and fragments, and have no page for `/index`, under which
 * some hosts serve the home page.
 */
function correctAddress(): void {
  const { pathname, search, hash } = window.location;
  const corrected =
    (pathname === "/index" ? "/" : decodableAddress(pathname)) + search + decodableAddress(hash);
  if (corrected !== pathname + search + hash)
    window.history.replaceState(window.history.state, "", corrected);
}

correctAddress();
// Runs before the router's first render.
window.addEventListener("popstate", correctAddress);
