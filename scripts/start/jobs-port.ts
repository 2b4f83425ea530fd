import { once } from "node:events";
import { createServer } from "node:http";
import type { FireCron } from "./clock.ts";
import { reasonOf } from "./problem.ts";

/** The address at which wrangler's own development server fires a cron. */
const PATH = "/cdn-cgi/handler/scheduled";

/**
 * Answers on the port of the jobs worker, so that a person can fire a cron: `?cron=…&time=…`, the time in milliseconds
 * since 1970, now if left out. The worker itself has no address: it answers queues and crons only.
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
