import type { LiveOptions } from "../check-live.ts";
import type { HostSurroundings } from "./hosts.ts";
import type { Patience } from "./plan.ts";

/** Everything outside that a deployment touches; tests put stand-ins in its place. */
export interface Surroundings extends HostSurroundings {
  supabaseApi: string;
  /** Origin of a project's functions. */
  projectOrigin(ref: string): string;
  /** Address from the environment in place of the content's, for a preview. */
  siteUrl: string | undefined;
  /** Keeps the answers that are no secrets for the next time. */
  remember(answers: Readonly<Record<string, string>>): void;
  /** What tells the build in `public/` from others. */
  localBuild(): Promise<string>;
  checkLive(options: LiveOptions): Promise<string[]>;
  /** The build that is published at an address, as `localBuild` tells it; undefined where there is none. */
  publishedBuild(origin: string): Promise<string | undefined>;
  /** For the scheduler's first call, and for a host that spreads the site to all its places. */
  patience: { function: Patience; site: Patience };
  isDryRun: boolean;
  isRotating: boolean;
}
