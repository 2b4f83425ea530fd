import type { Asker } from "./ask.ts";
import type { DatabaseBinding } from "./bindings.ts";
import type { Cloudflare } from "./cloudflare.ts";
import { type Environment, type Settings, type State, writeState } from "./files.ts";

export type Options = {
  environment: Environment;
  isDryRun: boolean;
  /** Deploys a checkout with changes that are in no commit. */
  isDirtyAllowed: boolean;
  /** Uploads also what is live already. */
  isForced: boolean;
  /** Names of secrets to be asked for and put again. */
  renewed: readonly string[];
};

/** One run of the command, filled by its steps in their order. */
export type Deployment = Options & {
  ask: Asker;
  token: string;
  cloudflare: Cloudflare;
  settings: Settings;
  state: State;
  /** The Pages project; every resource is named after it. */
  name: string;
  /** The commit, or what stands for it. */
  version: string;
  /** The project's own address, such as beaconry-5x2.pages.dev. */
  projectHost: string;
  /** Whether SITE_URL leads to the project by now. */
  isDomainActive: boolean;
  databaseIds: Record<DatabaseBinding, string>;
  /** The settings of both programs, without secrets. */
  vars: Record<string, string>;
  /** Opens the health check; null until it is made or given. */
  healthToken: string | null;
  /** Secrets that both programs get with this deployment. */
  secrets: Record<string, string>;
};

export const say = (line: string) => console.log(line);

/** Stands for what a dry run cannot know, since it makes nothing. */
export const NOT_MADE = "(not made yet)";

/**
 * Reads what is there, makes it only if it is missing, and says which. A dry run makes nothing and returns null for
 * what is missing.
 */
export async function ensure<T>(
  { isDryRun }: Pick<Deployment, "isDryRun">,
  what: string,
  { find, make }: { find: () => Promise<T | null>; make: () => Promise<T> },
): Promise<T | null> {
  const found = await find();
  if (found !== null) {
    say(`  ok     ${what}`);
    return found;
  }
  if (isDryRun) {
    say(`  would make ${what}`);
    return null;
  }
  const made = await make();
  say(`  made   ${what}`);
  return made;
}

/** Changes what the command remembers, at once: it may be stopped at any moment. A dry run remembers nothing. */
export function remember(deployment: Deployment, change: Partial<State>): void {
  Object.assign(deployment.state, change);
  if (!deployment.isDryRun) writeState(deployment.environment, deployment.state);
}
