import { posix } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import type { z } from "zod";
import type { repository } from "../../../src/content-model/repository";

/** Publishing target of `content/site.yaml`. */
export type Backend = z.infer<typeof repository>;

/** Default servers of the hosts. */
const hosts = {
  github: "https://api.github.com",
  gitlab: "https://gitlab.com/api/v4",
  gitea: "https://gitea.com/api/v1",
} as const;

/** @param folder the project's folder, shown when a local folder is selected */
export function backendOf(repository: Backend | undefined, folder: string): CmsConfig["backend"] {
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

/** Origins called while editing. */
export function originsOf({ host, api, signIn }: Backend): string[] {
  const called = [api ?? hosts[host], ...(signIn ? [signIn.url] : [])].map((url) => new URL(url).origin);
  return [...new Set(called)];
}
