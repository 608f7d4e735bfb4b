declare module "*.woff2" {
  const url: string;
  export default url;
}

declare module "*.css";

declare module "subset-font" {
  interface Options {
    targetFormat: "woff2" | "truetype";
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

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
