import { startServer } from "../tests/support/server.ts";
import { ENGINES } from "./browser-run/engines.ts";
import { FLOWS } from "./browser-run/flows.ts";
import { listPages, type Pages } from "./browser-run/pages.ts";
import { runEngine, type Summary } from "./browser-run/run.ts";

/*
 * `npm run browsers [-- URL ENGINE… /PATH… flows]`: every public page at two widths, the main flows, and the pages of
 * the back office, in other browsers than the tests' own, on a new database with the demo data or on the running site
 * at URL. With paths, these pages alone; with `flows`, the flows; `--list` says what there is. If root, it installs
 * the browsers.
 */
const args: string[] = process.argv.slice(2);
const running = args.find((arg) => arg.startsWith("http://"));
const paths = args.filter((arg) => arg.startsWith("/"));
const engines = args.filter((arg) => arg in ENGINES);
const isList = args.includes("--list");
const hasFlows = args.includes("flows");
const known = [running, ...paths, ...engines, "flows", "--list"];
const unknown = args.filter((arg) => !known.includes(arg));
if (unknown.length > 0) throw new Error(`No engine: ${unknown}. There are ${Object.keys(ENGINES)}.`);

// For the browsers, as they start. The zone is the demo company's: with another, /book-now loads a second time.
process.env.TZ = "America/Chicago";
// So that browsers end with it.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const server = running ? null : await startServer({ demo: true, settings: {} });
const origin = running ?? server?.url ?? "";
try {
  const pages = await listPages(origin);
  if (isList) list(pages);
  else await runAll(paths.length > 0 || hasFlows ? chosen(pages) : pages);
} finally {
  await server?.stop();
}
// A browser that did not answer may still be there.
process.exit();

function list(pages: Pages): void {
  console.log(`engines: ${Object.keys(ENGINES).join(" ")}`);
  console.log(`pages: ${pages.open.join(" ")}`);
  console.log(`back office: ${pages.admin.join(" ")}`);
  console.log(`flows: ${FLOWS.map(({ name }) => name).join(", ")}`);
  console.log(`only by a flow or a link: ${pages.left.join(" ")}`);
}

function chosen(pages: Pages): Pages {
  const isChosen = (path: string) => paths.includes(path);
  return { open: pages.open.filter(isChosen), admin: pages.admin.filter(isChosen), left: [] };
}

async function runAll(pages: Pages): Promise<void> {
  const flows = paths.length > 0 && !hasFlows ? [] : FLOWS;
  const summaries: Summary[] = [];
  // One at a time: an engine at work fills two cores.
  for (const name of engines.length > 0 ? engines : Object.keys(ENGINES)) {
    const engine = ENGINES[name];
    if (engine) summaries.push(await runEngine({ name, engine, origin, pages, flows }));
  }
  for (const { name, version, opened, done, problems } of summaries) {
    console.log(`${name} (${version}): ${opened} pages, ${done} flows, ${problems} problems`);
    if (problems > 0) process.exitCode = 1;
  }
}
