import { basename, dirname, join, posix } from "node:path";
import { onDisk } from "../../content-model/files";
import { isRecord } from "../../content-model/walk";
import type { Context, Info, Source } from "./nodes";

/** Field extension `@onDisk`: the path of a file with its name as the disk has it, for `@fileByRelativePath`. */
export const filesOnDisk = {
  name: "onDisk",
  extend: () => ({
    resolve(source: Source, _args: unknown, { nodeModel }: Context, { fieldName }: Info) {
      const path = source[fieldName];
      const document = nodeModel.findRootNodeAncestor(source, ({ internal }) => internal.type === "File");
      if (typeof path !== "string" || !isRecord(document)) return path;
      return posix.join(dirname(path), basename(onDisk(join(String(document.dir), path))));
    },
  }),
};
