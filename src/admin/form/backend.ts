import { posix } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import type { Repository } from "../../content-model/repository";

/** @param folder the project's folder, shown when a local folder is selected */
export function backendOf(repository: Repository | undefined, folder: string): CmsConfig["backend"] {
  if (!repository)
    return { name: "github", repo: `local/${posix.basename(folder)}`, auth_methods: ["token"] };
  const { host, name, branch, api, signIn } = repository;
  const auth_methods: ("oauth" | "token")[] = signIn ? ["oauth", "token"] : ["token"];
  const options = {
    repo: name,
    auth_methods,
    ...(branch ? { branch } : {}),
    ...(api ? { api_root: api } : {}),
    ...(signIn ? { base_url: signIn.url } : {}),
    ...(signIn?.appId ? { app_id: signIn.appId } : {}),
    commit_messages: commitMessages,
  };
  if (host === "gitlab") return { name: host, ...options, ...(signIn?.appId ? { auth_type: "pkce" } : {}) };
  return host === "gitea" ? { name: host, ...options } : { name: host, ...options };
}

const commitMessages = {
  create: "{{collection}}: {{slug}} eklendi",
  update: "{{collection}}: {{slug}} değişti",
  delete: "{{collection}}: {{slug}} silindi",
  uploadMedia: "Görsel eklendi: {{path}}",
  deleteMedia: "Görsel silindi: {{path}}",
};
