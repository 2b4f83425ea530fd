import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { Miniflare, type MiniflareOptions } from "miniflare";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { z } from "zod";
import type { createAppContext } from "../../app/platform/context.server.ts";
import { bundleJobs, type Program, writeBindings } from "../build.ts";
import { reasonOf } from "./problem.ts";
import type { StartSettings } from "./settings.ts";
import { describeWorker, script, sharedOptions } from "./workers.ts";

/** Outside build/, so that these files do not make the build stale. */
const FOLDER = ".cache/dev";
const JOBS: Program = { script: `${FOLDER}/jobs-worker/index.js`, bindings: `${FOLDER}/jobs.json` };
const SITE_BINDINGS = `${FOLDER}/site.json`;

const serverBuild = z.custom<ServerBuild>((value) => typeof value === "object");
const sourceMap = z.object({ sources: z.array(z.string()) });

/** Hot reload: Vite runs the site in Node, with the bindings of the Miniflare that runs the jobs worker. */
export async function startDev(settings: StartSettings, log: (line: string) => void): Promise<Miniflare> {
  await bundleJobs(JOBS);
  await writeBindings("wrangler.toml", SITE_BINDINGS);
  const miniflare = new Miniflare(optionsOf(settings));
  const vite = await createServer({
    plugins: [answerRequests(miniflare)],
    server: { port: settings.port, strictPort: true },
    clearScreen: false,
  });
  await vite.listen();
  reloadJobs(vite, log, () => miniflare.setOptions(optionsOf(settings)));
  return miniflare;
}

/** The site's worker is empty; it only provides the site's bindings. */
function optionsOf(settings: StartSettings): MiniflareOptions {
  const site = describeWorker("site", SITE_BINDINGS, settings);
  const jobs = describeWorker("jobs", JOBS.bindings, settings);
  return {
    ...sharedOptions(settings),
    workers: [
      { ...site, modules: true, script: "export default {}" },
      { ...jobs, ...script(JOBS.script) },
    ],
  };
}

/** Rebuilds the jobs worker when one of its files changes, one build at a time. */
function reloadJobs(vite: ViteDevServer, log: (line: string) => void, reload: () => Promise<void>): void {
  let sources = listJobsSources();
  let isChanged = false;
  let isWorking = false;
  vite.watcher.on("change", async (file) => {
    isChanged ||= sources.has(resolve(file));
    if (!isChanged || isWorking) return;
    isWorking = true;
    while (isChanged) {
      isChanged = false;
      try {
        await bundleJobs(JOBS);
        await reload();
        sources = listJobsSources();
        log("The jobs worker is reloaded.");
      } catch (error) {
        log(error instanceof Error ? error.message : reasonOf(error));
      }
    }
    isWorking = false;
  });
}

function listJobsSources(): Set<string> {
  const { sources } = sourceMap.parse(JSON.parse(readFileSync(`${JOBS.script}.map`, "utf8")));
  return new Set(sources.map((source) => resolve(dirname(JOBS.script), source)));
}

/** Replaces the Pages function. Fetches the bindings per request, because a reload invalidates them. */
function answerRequests(miniflare: Miniflare): Plugin {
  return {
    name: "beaconry-requests",
    // Before Remix's own plugin, which would handle requests without our load context.
    enforce: "pre",
    config: () => ({ ssr: { resolve: { externalConditions: ["workerd", "worker"] } } }),
    configureServer: (vite) => () => {
      vite.middlewares.use((incoming, outgoing, next) => {
        answer(vite, miniflare, incoming, outgoing).catch(next);
      });
    },
  };
}

async function answer(
  vite: ViteDevServer,
  miniflare: Miniflare,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const build = serverBuild.parse(await vite.ssrLoadModule("virtual:remix/server-build"));
  const module = await vite.ssrLoadModule("/app/platform/context.server.ts");
  const createContext: typeof createAppContext = module.createAppContext;
  const context = createContext({
    rawEnv: await miniflare.getBindings("site"),
    waitUntil: (promise) => void promise.catch(console.error),
    buildId: "dev",
  });
  const response = await createRequestHandler(build, "development")(await toRequest(incoming), context);
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  await response.body?.pipeTo(new WritableStream({ write: (chunk) => void outgoing.write(chunk) }));
  outgoing.end();
}

async function toRequest(incoming: IncomingMessage & { originalUrl?: string }): Promise<Request> {
  const { method = "GET", headers } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(new URL(incoming.originalUrl ?? "/", `http://${headers.host}`), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: hasBody ? await buffer(incoming) : null,
  });
}
