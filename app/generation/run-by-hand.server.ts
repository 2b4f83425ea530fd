import type { AppLoadContext } from "@remix-run/cloudflare";
import { ChangeRefused } from "../platform/db/change.server";
import type { Db } from "../platform/db/database.server";
import { readEndedRuns } from "./content.server";
import type { GeneratorId, RunStatus } from "./generators";
import { requestRun } from "./run.task.server";
import { readRun } from "./runs.server";

/** A run that takes longer goes on; the page follows it. */
const PATIENCE_MS = 12_000;
const LOOK_EVERY_MS = 400;

export type RunEnd = { generator: GeneratorId; status: RunStatus; error: string | null };

type Request = { generator: GeneratorId; brief?: string };
type Batch = {
  runs: Request[] /** Requests with the same id are the same. */;
  id: string;
  requestedBy: string;
};

/** Requests runs and waits a few seconds for their ends; one that still goes on has the status `running`. */
export async function runByHand(
  db: Db,
  context: Pick<AppLoadContext, "queues" | "clock">,
  { runs, id: batchId, requestedBy }: Batch,
): Promise<RunEnd[]> {
  const { queues, clock } = context;
  const requested = await Promise.all(
    runs.map(async (run, index) => {
      const id = index === 0 ? batchId : `${batchId}-${index}`;
      await requestRun({ id, ...run, requestedBy }, { db, queues, clock });
      return { id, generator: run.generator };
    }),
  );
  const ids = requested.map(({ id }) => id);
  let ended: Awaited<ReturnType<typeof readEndedRuns>> = [];
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
    await scheduler.wait(LOOK_EVERY_MS);
    ended = await readEndedRuns(db, ids);
    if (ended.length === ids.length) break;
  }
  return requested.map(({ id, generator }) => {
    const end = ended.find((run) => run.id === id);
    return { generator, status: end?.status ?? "running", error: end?.errorMessage ?? null };
  });
}

/** The request that repeats a run on the same brief. @throws ChangeRefused if the run has none */
export async function repetitionOf(db: Db, id: string): Promise<Request> {
  const run = await readRun(db, id);
  if (!run) throw new ChangeRefused(404, "This run is no longer here.");
  if (run.brief === null) throw new ChangeRefused(409, "This run had no brief that could be repeated.");
  return { generator: run.generator, brief: run.brief };
}
