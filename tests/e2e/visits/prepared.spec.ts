import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../../../scripts/test/browser";
import { expect, test } from "../../support/fixtures";
import { PHONE } from "../../support/visitor";

/** How long the visitor stays on the first page, in ms; the second is prerendered early in that time. */
const STAY = 3000;

let front: Server;
let browser: ChildProcess;
let profile: string;
const asked: string[] = [];

test.afterEach(async () => {
  browser.kill();
  await new Promise((ended) => browser.once("exit", ended));
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  front.closeAllConnections();
  front.close();
});

/** The site behind a page that has /about prerendered at once and navigates there later. */
async function startFront(site: string): Promise<string> {
  const first = `<!doctype html><title>First</title><script type="speculationrules">{"prerender":[{"urls":["/about"],"eagerness":"immediate"}]}</script><script>setTimeout(()=>location.href="/about",${STAY})</script>`;
  front = createServer((incoming, outgoing) => {
    const path = String(incoming.url);
    asked.push(`${path} ${incoming.headers["sec-purpose"] ?? ""}`);
    if (path === "/first") return outgoing.setHeader("Content-Type", "text/html").end(first);
    const headers = { ...incoming.headers, host: new URL(site).host };
    if (incoming.headers.origin) headers.origin = site;
    const call = request(new URL(path, site), { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    call.on("error", () => outgoing.destroy());
    incoming.pipe(call);
  });
  await new Promise<void>((listening) => front.listen(0, "127.0.0.1", listening));
  const address = front.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

/** A separate browser: one controlled by Playwright does not run prerendered pages. */
function openBrowser(url: string): void {
  const path = findChromium();
  if (!path) throw new Error("No Chromium was found.");
  profile = mkdtempSync(join(tmpdir(), "beaconry-visitor-"));
  const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", `--user-data-dir=${profile}`];
  browser = spawn(path, [...flags, `--user-agent=${PHONE}`, url], { stdio: "ignore" });
}

test("[TRK-001] a prerendered page counts as a visit only once it is shown", async ({ server, db }) => {
  const views = () => db.all("select page_path from website_analytics where page_path = '/about'");
  openBrowser(`${await startFront(server.url)}/first`);
  await expect.poll(() => asked.join("\n"), { timeout: 20_000 }).toMatch(/^\/about .*prerender/m);
  // Half of the stay: the page is prerendered and not yet shown.
  await new Promise((waited) => setTimeout(waited, STAY / 2));
  expect(asked.filter((line) => line.startsWith("/collect"))).toEqual([]);
  expect(views()).toEqual([]);
  await expect.poll(views, { timeout: 20_000 }).toEqual([{ page_path: "/about" }]);
  expect(asked.filter((line) => line.startsWith("/about"))).toHaveLength(1);
});
