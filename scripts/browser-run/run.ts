import { randomUUID } from "node:crypto";
import { checkPage, takeErrors } from "./check-page.ts";
import { DESKTOP, type Driver, type Size } from "./driver.ts";
import type { Engine } from "./engines.ts";
import { type Flow, signIn } from "./flows.ts";
import type { Pages } from "./pages.ts";

type Run = { name: string; engine: Engine; origin: string; pages: Pages; flows: readonly Flow[] };
/** `opened` pages, each width counted; flows that were `done`, with or without success. */
export type Summary = { name: string; version: string; opened: number; done: number; problems: number };

/** Opens the pages and goes through the flows in one browser; prints a line for every problem. */
export async function runEngine({ name, engine, origin, pages, flows }: Run): Promise<Summary> {
  const summary: Summary = { name, version: "did not start", opened: 0, done: 0, problems: 0 };
  const attempt = async (what: string, work: () => Promise<string[]>) => {
    const problems = await work().catch((error: unknown) => [messageOf(error)]);
    // Without a stack.
    for (const problem of problems) console.log(`${name}, ${what}: ${problem.split("\n")[0]}`);
    summary.problems += problems.length;
  };
  const openAll = async (driver: Driver, paths: string[], size: Size) => {
    await driver.setSize(size);
    for (const path of paths) {
      summary.opened += 1;
      await attempt(`${path} at ${size.width} px`, () => checkPage(driver, driver.origin + path));
    }
  };
  const goThrough = async (driver: Driver, mark: string) => {
    await driver.setSize(engine.sizes.at(-1) ?? DESKTOP);
    for (const flow of flows.filter(({ needsReact }) => driver.hasReact || !needsReact)) {
      summary.done += 1;
      await attempt(flow.name, async () => {
        const failures = await flow.run({ driver, mark }).then(
          () => [],
          async (error: unknown) => [`${messageOf(error)} (${await driver.run(describePage)})`],
        );
        return [...failures, ...(await takeErrors(driver))];
      });
    }
  };
  await attempt("the engine", async () => {
    const driver = await engine.start(origin);
    summary.version = driver.version;
    try {
      for (const size of engine.sizes) await openAll(driver, pages.open, size);
      const mark = `${name}-${randomUUID().slice(0, 8)}`;
      await goThrough(driver, mark);
      if (pages.admin.length > 0) {
        if (flows.length === 0) await signIn({ driver, mark });
        await openAll(driver, pages.admin, engine.sizes[0] ?? DESKTOP);
      }
    } finally {
      await driver.close();
    }
    return [];
  });
  return summary;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Where a flow stands, and what the page complains of. */
function describePage(): string {
  const complaints = [...document.querySelectorAll('[role=alert], .toast, [aria-invalid="true"]')]
    .map((element) => element.textContent || element.getAttribute("name"))
    .join(", ");
  return `at ${location.pathname}: ${complaints || "no complaint"}`;
}
