import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import type { ServerBuild } from "@remix-run/cloudflare";
import { Miniflare, type MiniflareOptions } from "miniflare";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { z } from "zod";
import type { createMiddlewareChain } from "../../app/platform/http/middleware.server.ts";
import { bundleJobs, type Program, writeBindings } from "../build.ts";
import { reasonOf } from "./problem.ts";
import type { StartSettings } from "./settings.ts";
import { SQL_WORKER } from "./sql.ts";
import { describeWorker, EMPTY, type LocalPrograms, script, sharedOptions } from "./workers.ts";

/** Outside build/, so that these files do not make the build stale. */
const FOLDER = ".cache/dev";
const JOBS: Program = { script: `${FOLDER}/jobs-worker/index.js`, bindings: `${FOLDER}/jobs.json` };
const SITE_BINDINGS = `${FOLDER}/site.json`;

const VITES_NONCE = "meta[property=csp-nonce]";

const serverBuild = z.custom<ServerBuild>((value) => typeof value === "object");
const sourceMap = z.object({ sources: z.array(z.string()) });

/** Hot reload: Vite runs the site in Node, with the bindings of the Miniflare that runs the jobs worker. */
export async function startDev(settings: StartSettings, log: (line: string) => void): Promise<LocalPrograms> {
  await bundleJobs(JOBS);
  await writeBindings("wrangler.toml", SITE_BINDINGS);
  const miniflare = new Miniflare(optionsOf(settings));
  const vite = await createServer({
    plugins: [answerRequests(miniflare)],
    server: { port: settings.port, strictPort: true },
    clearScreen: false,
  });
  reloadJobs(vite, log, () => miniflare.setOptions(optionsOf(settings)));
  return { miniflare, open: () => vite.listen() };
}

/** The site's worker is empty. */
function optionsOf(settings: StartSettings): MiniflareOptions {
  const site = describeWorker("site", SITE_BINDINGS, settings);
  const jobs = describeWorker("jobs", JOBS.bindings, settings);
  return {
    ...sharedOptions(settings),
    workers: [
      { ...site, ...EMPTY },
      { ...jobs, ...script(JOBS.script) },
      { ...site, ...SQL_WORKER },
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

/** Replaces the Pages function. */
function answerRequests(miniflare: Miniflare): Plugin {
  // Remix's handler for Pages names this global of Cloudflare's; nothing uses it without the edge cache.
  Object.assign(globalThis, { caches: {} });
  return {
    name: "beaconry-requests",
    // Before Remix's own plugin, which would handle requests without our load context.
    enforce: "pre",
    config: () => ({ ssr: { resolve: { externalConditions: ["workerd", "worker"] } } }),
    // Vite's styles need the nonce. It reads a meta element, which the pages lack; like ours, it can ask a script.
    transform: (code, id) =>
      id.includes("/vite/dist/client/client.mjs") ? code.replace(VITES_NONCE, "script[nonce]") : null,
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
  const module = await vite.ssrLoadModule("/app/platform/http/middleware.server.ts");
  const createChain: typeof createMiddlewareChain = module.createMiddlewareChain;
  const response = await runChain(createChain(build, { cached: false }), {
    request: await toRequest(incoming),
    // Fetched per request, because a reload of the jobs worker invalidates them.
    env: await miniflare.getBindings("site"),
  });
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  await response.body?.pipeTo(new WritableStream({ write: (chunk) => void outgoing.write(chunk) }));
  outgoing.end();
}

type Chain = ReturnType<typeof createMiddlewareChain>;
type SiteRequest = Request<unknown, IncomingRequestCfProperties<unknown>>;

/** Calls the first middleware; each calls the next one, as in Pages. */
function runChain(chain: Chain, { request, env }: { request: Request; env: object }): Promise<Response> {
  const data = {};
  const run = async (step: number, current: Request): Promise<Response> => {
    const middleware = chain[step];
    if (!middleware || !isSiteRequest(current)) throw new Error("The chain has no further middleware.");
    return middleware({
      request: current,
      env: Object.assign({ ASSETS: { fetch } }, env),
      data,
      params: {},
      functionPath: "",
      waitUntil: (promise) => void promise.catch(console.error),
      passThroughOnException: () => {},
      next: (input, init) => run(step + 1, input ? new Request(input, init) : current),
    });
  };
  return run(0, request);
}

/** It lacks Cloudflare's properties: locally nothing knows where a visitor is. */
function isSiteRequest(request: Request): request is SiteRequest {
  return request instanceof Request;
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
