import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../dev/stack/ports.ts";
import { type HostProgram, startProgram } from "./host-program.ts";

/** A web server that laboratories run themselves, with the snippet that a build writes for it. */
export interface OwnServer {
  name: string;
  /** Says what to install where the server is not there; false where it is. */
  missing: string | false;
  /** @throws Error where the server does not take the snippet */
  start(folder: string): Promise<HostProgram>;
}

/** What a snippet says of the machine it is for, and what a test has in its place. */
type Replacements = readonly (readonly [pattern: RegExp, replacement: string])[];

/** @throws Error where the snippet does not say a thing as expected */
async function adapted(snippet: string, replacements: Replacements): Promise<string> {
  let text = await readFile(path.join("hosting", snippet), "utf8");
  for (const [pattern, replacement] of replacements) {
    if (!pattern.test(text)) throw new Error(`hosting/${snippet} has nothing like ${pattern}`);
    text = text.replace(pattern, () => replacement);
  }
  return text;
}

/** Serves until stopped, from settings in a folder of their own that is then removed. */
async function startIn(
  write: (settings: string, port: number) => Promise<readonly [command: string, ...args: string[]]>,
): Promise<HostProgram> {
  const settings = await mkdtemp(path.join(tmpdir(), "own-server-"));
  const port = await freePort(0, "host", () => undefined);
  const remove = () => rm(settings, { recursive: true, force: true });
  try {
    const [command, ...args] = await write(settings, port);
    const program = await startProgram(command, args, port);
    return { origin: program.origin, stop: () => program.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

const nginx = "/usr/sbin/nginx";
const caddy = "/usr/bin/caddy";
const missing = (name: string, file: string, debianPackage: string) =>
  existsSync(file) ? false : `${name} is not installed: apt-get install ${debianPackage}`;

/** Both are Debian packages. */
export const ownServers: readonly OwnServer[] = [
  {
    name: "nginx",
    missing: missing("nginx", nginx, "nginx-light"),
    start: (folder) =>
      startIn(async (settings, port) => {
        const site = await adapted("nginx.conf", [
          [/^ {2}listen 80;$/m, `  listen 127.0.0.1:${port};`],
          [/^ {2}listen \[::\]:80;$/m, ""],
          [/^ {2}root .*;$/m, `  root ${folder};`],
        ]);
        const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
          (kind) => `${kind}_temp_path ${settings};`,
        );
        const user = process.getuid?.() === 0 ? "user root;" : "";
        const main = `${user} daemon off; pid ${settings}/pid; error_log stderr; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(" ")}
${site}}`;
        await writeFile(path.join(settings, "nginx.conf"), main);
        return [nginx, "-e", "stderr", "-c", path.join(settings, "nginx.conf")];
      }),
  },
  {
    name: "Caddy",
    missing: missing("Caddy", caddy, "caddy"),
    start: (folder) =>
      startIn(async (settings, port) => {
        const site = await adapted("Caddyfile", [
          [/^\S+ \{$/m, `http://127.0.0.1:${port} {`],
          [/^\troot \* .*$/m, `\troot * ${folder}`],
        ]);
        const data = path.join(settings, "data");
        await mkdir(data);
        const file = path.join(settings, "Caddyfile");
        await writeFile(file, `{\n\tadmin off\n\tstorage file_system ${data}\n}\n${site}`);
        return [caddy, "run", "--adapter", "caddyfile", "--config", file];
      }),
  },
];

for (const server of ownServers) if (server.missing) console.log(`Skipped: ${server.missing}`);
