import { posix } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import type { Repository } from "../../content-model/repository";

/** @param folder the project's folder, which the page names when a local folder is chosen */
export function backendOf(repository: Repository | undefined, folder: string): CmsConfig["backend"] {
  if (!repository)
    return { name: "github", repo: `local/${posix.basename(folder)}`, auth_methods: ["token"] };
  const { host, name, branch, signIn } = repository;
  return {
    name: host,
    repo: name,
    auth_methods: signIn ? ["oauth", "token"] : ["token"],
    ...(branch ? { branch } : {}),
    ...(signIn ? { base_url: signIn.url } : {}),
  };
}
