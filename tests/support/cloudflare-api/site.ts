import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { Account, Metadata } from "./account.ts";

const PAGE_HEADERS = {
  "Content-Type": "text/html",
  "Cache-Control": "public, max-age=0, no-transform",
  "Content-Security-Policy": "default-src 'self'",
};

/**
 * What visitors of a Pages project get: stand-ins of its pages, and the health of the two programs that are live in the
 * account, told to whoever knows the site's HEALTH_TOKEN.
 */
export async function serveDeployedSite(account: Account, projectName: string) {
  const problems = new Map<string, string>();
  const server = createServer((request, response) => {
    const live = liveOf(account, projectName);
    if (!live) response.writeHead(522).end();
    else if (request.url?.startsWith("/healthz?deep")) {
      const isAllowed = bearerOf(request) === live.secrets.HEALTH_TOKEN;
      response.writeHead(isAllowed ? 200 : 404, { "Content-Type": "application/json" });
      response.end(isAllowed ? JSON.stringify(healthOf(account, projectName, live, problems)) : "");
    } else response.writeHead(200, PAGE_HEADERS).end("<!doctype html><title>Page</title>");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    /** Details by the name of the check that is red. */
    problems,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}

type Live = { version: string; secrets: Record<string, string> };

function liveOf({ projects }: Account, projectName: string): Live | null {
  const project = projects.get(projectName);
  const live = project?.deployments.find(({ id }) => id === project.liveId);
  return live ? { version: versionOf(live.metadata), secrets: live.secrets } : null;
}

function healthOf({ scripts }: Account, projectName: string, live: Live, problems: Map<string, string>) {
  const jobs = scripts.get(`${projectName}-jobs`);
  const jobsId = jobs?.deployments[0]?.versions[0]?.version_id;
  const jobsVersion = versionOf(jobs?.versions.find(({ id }) => id === jobsId)?.metadata ?? null);
  const isSame = jobsVersion === live.version;
  const checks = [
    { name: "jobs", isHealthy: isSame, detail: isSame ? "runs" : `is of ${jobsVersion}` },
    ...[...problems].map(([name, detail]) => ({ name, isHealthy: false, detail })),
  ];
  return { isHealthy: checks.every(({ isHealthy }) => isHealthy), version: live.version, checks };
}

function versionOf(metadata: Metadata | null): string {
  return String(metadata?.bindings.find(({ name }) => name === "VERSION")?.text ?? "none");
}

function bearerOf({ headers }: IncomingMessage): string | undefined {
  return headers.authorization?.replace("Bearer ", "");
}
