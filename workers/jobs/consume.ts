import { createJobContext, type JobContext } from "../../app/platform/job-context.server";

export async function consume(batch: MessageBatch, rawEnv: object): Promise<void> {
  const context: JobContext = createJobContext(rawEnv);
  context.clock();
  batch.ackAll();
}
