import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { z } from "zod";
import { readSourceFiles } from "../../model/documents.ts";
import { editorConfig } from "../form/config.ts";
import { limitsOf } from "../form/limits.ts";
import { phrases } from "../form/phrases.ts";
import { pictureAddress } from "../form/pictures.ts";
import { type Answer, answer } from "./api.ts";
import { bundle } from "./bundle.ts";
import { headerOf, jsonOf, listen, parsed, send } from "./http.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { Tabs } from "./opened.ts";
import type { PagePreview } from "./preview.ts";
import {
  publishContent,
  sendChanges,
  sendPublishedPicture,
  stateOf,
  takeFilesBack,
  type Workplace,
} from "./work.ts";

export interface WebEditor {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** What an editor has beside the forms. */
export interface Surroundings {
  /** The site in development mode; without it there is no page beside the form. */
  preview?: PagePreview;
  /** Where the site is published, if that is known: publishing then waits until it shows the change. */
  siteUrl?: string;
  waiting?: Workplace["waiting"];
}

/**
 * Nothing comes from another place than this server, and nothing goes there; only the page beside the form comes from
 * the site in development mode. Decap compiles its checks of itself.
 */
const policyFor = (preview: PagePreview | undefined) =>
  [
    "default-src 'self'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "connect-src 'self' blob: data:",
    `frame-src ${preview ? preview.origin : "'none'"}`,
    "frame-ancestors 'none'",
  ].join("; ");

const choices = z.record(z.string(), z.enum(["mine", "theirs"]));

/**
 * Serves the web editor on 127.0.0.1 to this machine's own browser.
 * @param contentFolder absolute path of the `content/` to edit
 * @param decapFolder absolute path of the package decap-cms
 * @param preferred port; any other free one is taken where this one is not free, or 0
 * @param report is called with every answer: changes, refusals and readings
 */
export async function startWebEditor(
  contentFolder: string,
  decapFolder: string,
  preferred: number,
  report: (answer: Answer) => void,
  surroundings: Surroundings = {},
): Promise<WebEditor> {
  const serveDecap = sirv(path.join(decapFolder, "dist"), { etag: true });
  const servePictures = sirv(path.join(contentFolder, "images"), { dev: true, etag: true });
  const files = await bundle();
  const tabs = new Tabs();
  const place: Workplace = { contentFolder, alone: oneAtATime(), ...surroundings };
  const policy = policyFor(surroundings.preview);
  const notFound = (response: ServerResponse) => () => send(response, 404, { error: "Not Found" });
  let hosts: readonly string[] = [];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("content-security-policy", policy);
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("referrer-policy", "no-referrer");
    response.setHeader("cross-origin-resource-policy", "same-origin");
    // Another site's page in the same browser could reach this port too; neither its name nor its origin is ours.
    const { host = "", origin } = request.headers;
    const foreign = origin !== undefined && !hosts.some((ours) => origin === `http://${ours}`);
    if (!hosts.includes(host) || foreign) return send(response, 403, { error: "Forbidden" });
    const { pathname, searchParams } = new URL(request.url ?? "/", `http://${host}`);
    if (request.method === "POST") return post(request, response, pathname);
    if (request.method !== "GET") return send(response, 405, { error: "Method Not Allowed" });
    if (pathname === "/settings.json") {
      const config = editorConfig(readSourceFiles(contentFolder));
      return send(response, 200, { config, phrases, limits: limitsOf() });
    }
    if (pathname === "/state.json") {
      const opened = tabs.of(searchParams.get("tab") ?? "");
      return send(response, 200, await stateOf(place, opened, searchParams.get("file") ?? ""));
    }
    if (pathname === "/changes.json") return sendChanges(place, response);
    if (pathname.startsWith("/published/"))
      return sendPublishedPicture(place, decodeURIComponent(pathname.slice("/published/".length)), response);
    const file = files.get(pathname);
    if (file) {
      response.writeHead(200, { "content-type": file.type, "cache-control": "no-store" });
      response.end(file.content);
      return;
    }
    if (pathname.startsWith(`${pictureAddress}/`)) {
      request.url = pathname.slice(pictureAddress.length);
      return servePictures(request, response, notFound(response));
    }
    serveDecap(request, response, notFound(response));
  }

  async function post(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    if (!/^application\/json\b/.test(headerOf(request, "content-type")))
      return send(response, 415, { error: "Unsupported Media Type" });
    if (pathname === "/take-back") return takeFilesBack(place, request, response);
    if (pathname === "/publish") return publishContent(place, request, response);
    if (pathname !== "/api/v1") return send(response, 405, { error: "Method Not Allowed" });
    const call = await jsonOf(request);
    if (call === undefined) return send(response, 400, { error: "Bad Request" });
    const chosen = choices.safeParse(parsed(headerOf(request, "x-choices")));
    const tab = { opened: tabs.of(headerOf(request, "x-tab")), choices: chosen.data ?? {} };
    const given = await place.alone(() => answer(contentFolder, tab, call));
    report(given);
    send(response, given.status, given.body);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else send(response, 500, { error: "Beklenmeyen bir hata oldu; ayrıntısı terminalde." });
    });
  });
  const port = await listen(server, preferred);
  hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  return {
    url: `http://127.0.0.1:${port}/`,
    port,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
