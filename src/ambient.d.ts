declare module "*.woff2" {
  const url: string;
  export default url;
}

declare module "*.css";

// Its published types know Express only.
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}

// What Gatsby's runtime gives its own `Link`.
interface Window {
  ___navigate: (to: string | number, options?: object) => void;
  ___loader: { loadPage(path: string): Promise<unknown> };
}
