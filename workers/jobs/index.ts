import { consume } from "./consume";
import { runSchedule } from "./schedule";

export default {
  queue: (batch, env) => consume(batch, env),
  scheduled: (controller, env) => runSchedule(controller, env),
  fetch: () => new Response("Beaconry jobs: queues and crons only.\n", { status: 404 }),
} satisfies ExportedHandler<object>;
