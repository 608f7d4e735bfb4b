import { decodableAddress } from "./decodable-address";

/** Gatsby and its router decode path and anchor, and throw where they cannot; parameters they leave to the site. */
function correctAddress(): void {
  const { pathname, search, hash } = window.location;
  const corrected = decodableAddress(pathname) + search + decodableAddress(hash);
  if (corrected !== pathname + search + hash)
    window.history.replaceState(window.history.state, "", corrected);
}

correctAddress();
// Before the router, which listens from its first render on.
window.addEventListener("popstate", correctAddress);
