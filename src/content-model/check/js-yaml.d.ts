/** The part of the package that is used here. */
declare module "js-yaml" {
  /** @throws YAMLException */
  export function load(text: string): unknown;
  export class YAMLException extends Error {
    mark: { position: number };
  }
}
