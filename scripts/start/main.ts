import { clearEdgeCache, requireFreePort, requireStateFolder } from "./checks.ts";
import { StartProblem } from "./problem.ts";
import { readSettings, type StartSettings } from "./settings.ts";

/** When the user ran the command, before anything was installed. */
const startedAt = Number(process.env.STARTED_AT ?? Date.now());
const isDev = process.argv.includes("--dev");
const ending = new AbortController();

const log = (line: string) => console.log(line);

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end(0));
// The parent process was killed.
process.on("disconnect", () => end(1));

try {
  await start(readSettings(process.env));
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  end(1);
}

async function start(settings: StartSettings): Promise<void> {
  await requireFreePort("PORT", settings.port);
  await requireFreePort("JOBS_PORT", settings.jobsPort);
  requireStateFolder(settings.stateDir);
  clearEdgeCache(settings.stateDir);

  // Imported here because loading it takes longer than the checks above.
  const { run } = await import("./run.ts");
  await run(settings, { isDev, log, signal: ending.signal });
  const seconds = (Date.now() - startedAt) / 1000;
  log(`Ready in ${seconds.toFixed(1)} s. Ctrl-C ends everything.`);
}

function end(code: number): void {
  ending.abort();
  // Miniflare stops workerd when the process exits.
  process.exit(code);
}
