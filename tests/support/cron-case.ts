import { isoAfter, SECOND } from "../../app/platform/clock";
import { rows } from "./workers-env";

/** What a cron's task finds, and what it leaves. */
export type CronCase = {
  task: string;
  /** Stores rows just over and just under the task's limit; `now` is when the task runs. */
  given: (now: Date) => Promise<unknown>;
  /** `sent` are the bodies that went to queues. */
  left: (sent: unknown[]) => Promise<unknown[]>;
  before: unknown[];
  after: unknown[];
};

const MARGIN = SECOND;

export type Row = Record<string, string | number | null>;

export async function put(table: string, row: Row): Promise<void> {
  const places = Object.keys(row).map(() => "?");
  const insert = `insert into ${table} (${Object.keys(row).join()}) values (${places.join()})`;
  await rows(insert, ...Object.values(row));
}

/** Whether a row is a little older or a little younger than `limit` (ms). */
export const agesAround = (now: Date, limit: number) => ({
  older: isoAfter(now, -limit - MARGIN),
  younger: isoAfter(now, -limit + MARGIN),
});
export const idsOf =
  (table: string, id = "id") =>
  async () =>
    (await rows(`select ${id} id from ${table} order by 1`)).map((row) => row.id);

export const LONG_AGO = "2020-01-01T00:00:00.000Z";
