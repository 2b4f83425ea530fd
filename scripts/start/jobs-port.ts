import { once } from "node:events";
import { createServer } from "node:http";
import type { FireCron } from "./clock.ts";
import { reasonOf } from "./problem.ts";

/** Wrangler's dev server fires crons at this path. */
const PATH = "/cdn-cgi/handler/scheduled";

/**
 * Lets a developer fire a cron on the jobs port: `?cron=…&time=…`, with the time in ms since the epoch (default:
 * now). The worker itself serves no HTTP, only queues and crons.
 */
export async function openJobsPort(port: number, fireCron: FireCron): Promise<void> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const cron = searchParams.get("cron");
    if (pathname !== PATH || !cron) {
      response.writeHead(404).end(`Fire a cron at ${PATH}?cron=…\n`);
      return;
    }
    const at = searchParams.get("time");
    const outcome = await fireCron(cron, at ? new Date(Number(at)) : new Date()).catch(reasonOf);
    response.writeHead(outcome === "ok" ? 200 : 500).end(outcome);
  });
  server.listen(port, "localhost");
  await once(server, "listening");
}
