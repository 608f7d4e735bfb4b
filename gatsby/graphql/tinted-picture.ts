import { isRecord } from "../../content-tools/model/walk";

/** What of Gatsby's context is asked for a file. */
interface FileContext {
  path?: string;
  nodeModel: { findOne(args: object, context?: { path?: string }): Promise<unknown> };
}

/** The copy of a picture in the tint of `content/brand.yaml`; undefined where there is none. */
export async function twinOf(file: unknown, { nodeModel, path }: FileContext): Promise<unknown> {
  if (!isRecord(file) || file.sourceInstanceName !== "content") return undefined;
  const filter = { sourceInstanceName: { eq: "tinted" }, relativePath: { eq: file.relativePath } };
  return (await nodeModel.findOne({ type: "File", query: { filter } }, path ? { path } : {})) ?? undefined;
}
