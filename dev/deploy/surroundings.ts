import type { SiteConfig } from "../../src/content-model/check/site-config.ts";
import type { LiveOptions } from "../check-live.ts";
import type { HostSurroundings } from "./hosts.ts";
import type { Patience } from "./plan.ts";

/** External dependencies of a deployment, replaced in tests. */
export interface Surroundings extends HostSurroundings {
  supabaseApi: string;
  /** Origin of a project's functions. */
  projectOrigin(ref: string): string;
  /** The laboratory, from the content. */
  site: Pick<SiteConfig, "brand" | "email" | "url">;
  /** URL from the environment, for a preview. */
  siteUrl: string | undefined;
  /** Remembers non-secret answers. */
  remember(answers: Readonly<Record<string, string>>): void;
  /** Identifier of the build in `public/`. */
  localBuild(): Promise<string>;
  checkLive(options: LiveOptions): Promise<string[]>;
  /** Identifier of the published build; undefined if there is none. */
  publishedBuild(origin: string): Promise<string | undefined>;
  /** Waiting times for the scheduler's first call and the host's propagation. */
  patience: { function: Patience; site: Patience };
  isDryRun: boolean;
  isRotating: boolean;
}
