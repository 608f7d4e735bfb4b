import { immutable, type Rule, revalidate } from "./rules";

const everywhere = (rules: readonly Rule[]) =>
  Object.entries(rules.find(({ path }) => path === "/*")?.headers ?? {});

/** Paths of the files that are kept for ever. */
const kept = (rules: readonly Rule[]) =>
  rules.filter(({ headers }) => headers["Cache-Control"] === immutable).map(({ path }) => path);

/** `vercel.json`: the headers, and addresses as the other hosts have them. */
export const vercelFile = (rules: readonly Rule[]): string =>
  `${JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      headers: rules.map(({ path, headers }) => ({
        source: path.replaceAll(".", "\\.").replace("*", "(.*)"),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
    },
    null,
    2,
  )}\n`;

/** In both servers' files `"` ends a text; no header has one, or a sign that stands for a variable. */
function quoted(value: string): string {
  if (/["\\${}]/.test(value)) throw new Error(`A header cannot be written for nginx and Caddy: ${value}`);
  return `"${value}"`;
}

/** Paths that end with a slash. Others than those of pages are left alone, so that none leads to another host. */
const slashed = "^((?:/[^/\\\\]+)+)/$";

/** A site of nginx, for `/etc/nginx/conf.d/`. `certbot --nginx` adds its certificate. */
export function nginxFile(rules: readonly Rule[], host: string): string {
  const patterns = kept(rules).map((path) => `~^${path.replaceAll(".", "\\.").replace("*", ".*")}$`);
  return `map $uri $site_cache_control {
  default ${quoted(revalidate)};
${patterns.map((pattern) => `  "${pattern}" ${quoted(immutable)};`).join("\n")}
}

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  root /var/www/${host};

${everywhere(rules)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join("\n")}
  add_header Cache-Control $site_cache_control always;

  gzip on;
  gzip_vary on;
  gzip_types application/javascript text/javascript application/json application/manifest+json image/svg+xml text/css text/xml;

  absolute_redirect off;
  rewrite "${slashed.replaceAll("\\", "\\\\")}" $1 permanent;
  error_page 404 /404.html;
  location = /404.html { internal; }
  location = /_headers { return 404; }
  # Older lists of types lack these.
  location ~ \\.avif$ { types { } default_type image/avif; try_files $uri =404; }
  location ~ \\.webmanifest$ { types { } default_type application/manifest+json; try_files $uri =404; }
  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
}
`;
}

/** A site of Caddy, which sees to its certificate by itself. */
export function caddyFile(rules: readonly Rule[], host: string): string {
  const hashed = kept(rules)
    .map((path) => path.replace(/^\/\*(?=\.)/, "*"))
    .join(" ");
  return `${host} {
\troot * /var/www/${host}
\tencode zstd gzip

\theader {
${everywhere(rules)
  .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
  .join("\n")}
\t}
\t@hashed path ${hashed}
\theader @hashed Cache-Control ${quoted(immutable)}
\t@others not path ${hashed}
\t@manifest path *.webmanifest
\theader @manifest Content-Type application/manifest+json
\theader @others Cache-Control ${quoted(revalidate)}

\t@slash path_regexp slash ${slashed}
\tredir @slash {re.slash.1} permanent
\t@notes path /_headers
\terror @notes 404
\ttry_files {path} {path}.html
\tfile_server
\thandle_errors {
\t\theader Cache-Control ${quoted(revalidate)}
\t\trewrite * /404.html
\t\tfile_server
\t}
}
`;
}
