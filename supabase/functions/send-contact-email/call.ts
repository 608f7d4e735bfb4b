import { Refusal } from "./http.ts";

/** A parsed request. */
export interface Call {
  /** `form`: posted by a browser without scripts. `visit`: opened by a person. */
  kind: "message" | "form" | "drain" | "events" | "health" | "preflight" | "visit";
  /** Origin header, or null. */
  origin: string | null;
  /** Client address; null if the platform gave none. */
  address: string | null;
}

/** Set by the platform's edge; other headers can be forged. */
const ADDRESS_HEADER = "cf-connecting-ip";

const ROUTE = /\/send-contact-email(?:\/(drain|events|health))?\/?$/;

function routeOf(url: string): "" | "drain" | "events" | "health" {
  const match = URL.canParse(url) ? ROUTE.exec(new URL(url).pathname) : null;
  if (match === null) throw new Refusal("not_found");
  return (match[1] ?? "") as ReturnType<typeof routeOf>;
}

const isFormPost = (headers: Headers): boolean => {
  const [type = ""] = (headers.get("content-type") ?? "").split(";", 1);
  return type.trim().toLowerCase() === "application/x-www-form-urlencoded";
};

function kindOf({ url, method, headers }: Request): Call["kind"] {
  const route = routeOf(url);
  if (method === "OPTIONS") return "preflight";
  if (route === "health") {
    if (method === "GET" || method === "HEAD") return "health";
    throw new Refusal("method_not_allowed", { allow: "GET, HEAD, OPTIONS" });
  }
  if (method === "GET" && route === "" && (headers.get("accept") ?? "").includes("text/html")) return "visit";
  if (method !== "POST") throw new Refusal("method_not_allowed", { allow: "POST, OPTIONS" });
  if (route === "drain" || route === "events") return route;
  return isFormPost(headers) ? "form" : "message";
}

/** @throws Refusal `not_found` or `method_not_allowed` */
export const readCall = (request: Request): Call => ({
  kind: kindOf(request),
  origin: request.headers.get("origin"),
  address: request.headers.get(ADDRESS_HEADER),
});
