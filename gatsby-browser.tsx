export { wrapPageElement, wrapRootElement } from "./src/providers";
