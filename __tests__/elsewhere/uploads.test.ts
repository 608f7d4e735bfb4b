import { cloneProject, deploy, isFetched, removeClone } from "../support/deployment.ts";
import { startHostedProject } from "../support/hosted-project.ts";

// The hosts' own uploaders with a token that their API refuses. Fetched by npx.

const LIMIT = 600_000;
let project: Awaited<ReturnType<typeof startHostedProject>>;
let folder: string;

const testWith = (tool: "wrangler" | "netlify-cli") =>
  isFetched("supabase") && isFetched("node") && isFetched(tool) ? test : test.skip;
const run = async (env: Record<string, string>) =>
  deploy(folder, { ...(await project.environment(folder)), ...env });

beforeAll(async () => {
  project = await startHostedProject();
  folder = await cloneProject();
}, LIMIT);
afterAll(async () => {
  await project.stop();
  await removeClone(folder);
}, LIMIT);

const refused = /“Şu anki durumu okuma” yapılamadı.* Barındırıcınızın anahtarını/;

testWith("wrangler")(
  "Cloudflare's account is asked for where the token lists none",
  async () => {
    const env = { SITE_HOST: "cloudflare", CLOUDFLARE_API_TOKEN: "wrong", CLOUDFLARE_PROJECT: "lab" };
    const more = { CLOUDFLARE_API_BASE_URL: project.origin, CLOUDFLARE_ACCOUNT_ID: "" };
    expect((await run({ ...env, ...more })).said).toMatch(/CLOUDFLARE_ACCOUNT_ID ayarı yok/);
    const { said } = await run({ ...env, ...more, CLOUDFLARE_ACCOUNT_ID: "0".repeat(32) });
    expect(said).toMatch(/Authentication error/);
    expect(said).toMatch(refused);
    expect(project.changes).toEqual([]);
  },
  LIMIT,
);

testWith("netlify-cli")(
  "Netlify refuses a wrong token before anything has changed",
  async () => {
    const env = { SITE_HOST: "netlify", NETLIFY_AUTH_TOKEN: "wrong", NETLIFY_SITE: "lab" };
    const { said } = await run({ ...env, NETLIFY_API_URL: `${project.origin}/api/v1` });
    expect(said).toMatch(refused);
    expect(project.changes).toEqual([]);
  },
  LIMIT,
);
