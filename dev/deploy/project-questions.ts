import { isReservedAddress, publishedUrl } from "../../src/content-model/check/site-config.ts";
import type { Ask } from "./ask.ts";
import { ManagementApi } from "./management-api.ts";
import { DeployError, strings } from "./strings.ts";
import type { Surroundings } from "./surroundings.ts";

/** Project ref of 20 letters, alone or in a dashboard URL. */
const projectRef = (answer: string): string | undefined =>
  /(?:^|\/)([a-z]{20})(?=$|[/?#.])/.exec(answer)?.[1];

/** Asks for the project and signs in. @throws DeployError if access is denied */
export async function askForProject({ ask, say, supabaseApi, remembered, patience }: Surroundings) {
  const token = await ask.answer({
    name: "SUPABASE_ACCESS_TOKEN",
    message: strings.questions.token,
    isSecret: true,
    check: (answer) => (/^sbp_\S+$/.test(answer) ? undefined : strings.answers.token),
  });
  const answer = await ask.answer({
    name: "SUPABASE_PROJECT_REF",
    message: strings.questions.ref,
    initial: remembered.SUPABASE_PROJECT_REF,
    check: (typed) => (projectRef(typed) ? undefined : strings.answers.ref),
  });
  const ref = projectRef(answer) ?? "";
  const api = new ManagementApi(supabaseApi, ref, token, patience.function.pauseMs);
  const { name, status } = await api.project();
  if (status === "INACTIVE") throw new DeployError(strings.paused(name));
  if (!status.startsWith("ACTIVE")) throw new DeployError(strings.notReady(name, status));
  say(strings.project({ name, ref }));
  return { api, ref };
}

/** URL of the site: the content's or a preview's; asked for if it is the sample's. */
export async function askForUrl(ask: Ask, contentUrl: string, setting: string | undefined): Promise<string> {
  const url = publishedUrl(contentUrl, setting);
  if (!isReservedAddress(url)) return url;
  const isRight = (answer: string) =>
    /^https:\/\/[^/\s]+$/.test(answer) && !isReservedAddress(answer) ? undefined : strings.answers.url;
  return ask.answer({ name: "SITE_URL", message: strings.questions.url, check: isRight });
}
