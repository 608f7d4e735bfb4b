import { readSettings } from "../../supabase/functions/send-contact-email/settings.ts";
import { allowedOrigins, askForMail, type Secrets } from "./function-secrets.ts";
import { askForHost, type Host } from "./hosts.ts";
import {
  type Deployment,
  type Patience,
  projectSteps,
  type Step,
  waitFor,
  waitUntilHealthy,
} from "./plan.ts";
import { askForProject, askForUrl } from "./project-questions.ts";
import { readProject } from "./project-state.ts";
import { DeployError, strings } from "./strings.ts";
import type { Surroundings } from "./surroundings.ts";

/** Placeholder of a stored secret, whose value cannot be read. */
const KEPT: Readonly<Secrets> = {
  MAIL_FROM: "web@example.com",
  MAIL_TO: "web@example.com",
  RESEND_API_KEY: "re_kept",
  SMTP_HOST: "mail.example.com",
  SMTP_USER: "kept",
  SMTP_PASSWORD: "kept",
};

/** @throws DeployError with the function's message if these settings and the stored ones are invalid */
function requireStart(secrets: Secrets, kept: readonly string[]): void {
  const made = "x".repeat(32);
  try {
    readSettings({
      CONTACT_DATABASE_URL: "postgresql://localhost/postgres",
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: made }),
      DRAIN_KEY: made,
      CLIENT_HASH_KEY: made,
      ...Object.fromEntries(Object.entries(KEPT).filter(([name]) => kept.includes(name))),
      ...secrets,
    });
  } catch (error) {
    throw new DeployError(strings.settingsRefused((error as Error).message));
  }
}

/** Steps of the site: project at the host, build, upload. */
function siteSteps(around: Surroundings, host: Host, url: string, build: Readonly<Record<string, string>>) {
  const { steps, changes } = strings;
  return {
    build: {
      title: steps.build,
      change: changes.build(url),
      async run() {
        if (!(await around.npm(["run", "build"], { ...build, SITE_URL: url })))
          throw new DeployError(strings.buildFailed);
      },
    },
    place: {
      title: steps.host,
      change: host.isNew ? changes.host(host.address ?? "") : undefined,
      run: () => host.create(),
    },
    upload: { title: steps.upload, change: changes.upload(host.name), run: () => host.upload() },
  } satisfies Record<string, Step>;
}

/** Checks the site from outside, at the host's own URL until the domain points to it. */
async function checkFromOutside(around: Surroundings, { address }: Host, url: string, email?: string) {
  const { ask, say, checkLive, patience } = around;
  if (address === undefined) {
    say(strings.checkLater(url));
    return true;
  }
  const send = email && (await ask.confirm(strings.questions.sendTest, false));
  say(strings.doing(strings.steps.check));
  const isOurs = async (origin: string) =>
    (await around.publishedBuild(origin)) === (await around.localBuild());
  const isThere = await waitFor(() => isOurs(url), patience.site);
  if (!isThere) {
    say(strings.domainElsewhere(url, address));
    await waitFor(() => isOurs(address), patience.site);
  }
  const faults = await checkLive({
    ...(isThere ? { url } : { url: address, published: url }),
    send: send ? email : undefined,
    // An unreachable site is reported as a fault; the deployment stays.
  }).catch((error: Error) => [error.message]);
  for (const fault of faults) say(`  - ${fault}`);
  if (send) say(strings.testMails);
  say(
    faults.length === 0
      ? strings.finished(isThere ? url : address)
      : strings.finishedWithFaults(faults.length),
  );
  return faults.length === 0;
}

async function run(around: Surroundings, { title, run: act }: Step): Promise<void> {
  around.say(strings.doing(title));
  await act();
  around.say(strings.done(title));
}

/**
 * Publishes site and function: asks, shows the current state and the changes, applies only those, and checks
 * the result. Can be repeated at any time.
 * @returns whether the published site passed the check; false if the user declined
 * @throws DeployError with a message for the user; completed steps stay, and the next run continues
 */
export async function deploy(around: Surroundings): Promise<boolean> {
  const { ask, say } = around;
  say(strings.intro);
  const url = await askForUrl(ask, around.site.url, around.siteUrl);
  const { api, ref } = await askForProject(around);
  const host = await askForHost(around);
  const origin = around.projectOrigin(ref);
  const [state, key] = await Promise.all([readProject(api, origin), api.publishableKey()]);
  const mail = await askForMail(ask, { ...around.site, host: new URL(url).host }, state.secrets);
  const wanted = () => ({
    ...mail.secrets,
    ALLOWED_ORIGINS: allowedOrigins(url, host.address),
  });
  requireStart(
    wanted(),
    [...state.secrets.keys()].filter((name) => !mail.obsolete.includes(name)),
  );

  const { isRotating } = around;
  const { obsolete } = mail;
  const deployment: Deployment = { api, ref, origin, state, wanted, obsolete, isRotating };
  const settings = { GATSBY_SUPABASE_URL: origin, GATSBY_SUPABASE_ANON_KEY: key, SITE_TARGET: "" };
  const { build, place, upload } = siteSteps(around, host, url, settings);
  // Builds first: content that must not be published stops it before anything has changed.
  const steps: Step[] = [build, place, ...projectSteps(deployment), upload];

  say(`\n${strings.planTitle}:`);
  for (const { title, change } of steps)
    say(change === undefined ? strings.isDone(title) : strings.willChange(title, change));
  if (around.isDryRun) {
    say(strings.dryRun);
    return true;
  }
  if (!(await ask.confirm(strings.confirm, true))) {
    say(strings.cancelled);
    return false;
  }
  around.remember({ SUPABASE_PROJECT_REF: ref, ...host.answers });
  for (const step of steps) {
    if (step === upload) await run(around, waitStep(deployment, around.patience.function));
    if (step.change !== undefined) await run(around, step);
  }
  return checkFromOutside(around, host, url, around.site.email);
}

/** Uploads the site only if its forms have a recipient. */
const waitStep = (deployment: Deployment, patience: Patience): Step => ({
  title: strings.steps.wait,
  change: "",
  run: () => waitUntilHealthy(deployment, patience),
});
