import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * `npm run deploy` deploys to the account that wrangler is signed in to: databases first, then the jobs worker, which
 * understands the messages of both versions, then the site. docs/deploy.md lists the prerequisites.
 */
const CONFIGS = ["wrangler.toml", "workers/jobs/wrangler.toml"];
const STEPS = [
  ["node", "scripts/build.ts", "--force"],
  ["wrangler", "d1", "migrations", "apply", "beaconry", "--remote"],
  ["wrangler", "d1", "migrations", "apply", "beaconry-analytics", "--remote"],
  ["wrangler", "deploy", "--config", "workers/jobs/wrangler.toml"],
  ["wrangler", "pages", "deploy", "--project-name", "beaconry", "--branch", "main"],
];

const problem = deploy(process.argv.includes("--dry-run"));
if (problem) console.error(problem);
process.exitCode = problem ? 1 : 0;

/** Runs the steps, or only prints them; returns the reason if it stopped. */
function deploy(isDryRun: boolean): string | null {
  const unfinished = CONFIGS.flatMap((file) => unfinishedIn(file, readFileSync(file, "utf8")));
  if (unfinished.length > 0 && !isDryRun) return `${unfinished.join("; ")}. See docs/deploy.md.`;
  for (const [program = "", ...args] of STEPS) {
    console.log(`\n$ ${[program, ...args].join(" ")}`);
    if (isDryRun) continue;
    const { status } = spawnSync(program, args, { stdio: "inherit" });
    if (status !== 0)
      return "The deployment has stopped here; the steps before are done and can be repeated.";
  }
  return null;
}

/** Placeholders that must be replaced by the account's values. */
function unfinishedIn(file: string, config: string): string[] {
  return [
    /00000000-0000-0000-0000-00000000000\d/.test(config) && `${file} has no database_id`,
    config.includes('SITE_URL = "http://localhost') && `SITE_URL in ${file} is this machine's`,
  ].filter((problem) => problem !== false);
}
