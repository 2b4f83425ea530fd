import { can } from "../../auth/permissions";
import type { SignedInStaff } from "../../auth/staff";
import { selectRunsState, toRunsState } from "../../generation/runs-state.server";
import { selectUndelivered } from "../../mail/mails.server";
import { DAY, isoAfter } from "../../platform/clock";
import { selectErrors } from "../../platform/errors/kept-errors.server";
import { formatDateTime } from "../../platform/time/time-text";
import { selectAlerts, toAlerts, troublesOf } from "../alerts.server";
import { readHealth } from "../health.server";
import { selectJobsState, toJobsState } from "../jobs-state.server";
import { tellParts } from "./words";

type Sources = Parameters<typeof readHealth>[0];

/** A reference as error pages show it, which people paste with what stands around it. */
const REFERENCE = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

const UNDELIVERED_WITHIN = 7 * DAY;

type Reader = { staff: Pick<SignedInStaff, "role" | "timeZone">; now: Date };

/** Each part in words, measurements, and the errors that were kept: those of the reference, if one is asked for. */
export async function loadHealth(search: URLSearchParams, sources: Sources, { staff, now }: Reader) {
  const { db, env } = sources;
  const { timeZone } = staff;
  const asked = (search.get("reference") ?? "").trim().slice(0, 200);
  // What holds no reference finds nothing.
  const reference = asked === "" ? null : (REFERENCE.exec(asked.toLowerCase())?.[0] ?? "none");
  const since = isoAfter(now, -UNDELIVERED_WITHIN);
  const [checks, [kept, alerts, [mails], seen, queue, ...runs]] = await Promise.all([
    readHealth(sources, now, timeZone),
    db.batch([
      selectErrors(db, reference),
      selectAlerts(db),
      selectUndelivered(db, since),
      ...selectJobsState(db),
      ...selectRunsState(db, now),
    ]),
  ]);
  const timeOf = (at: string) => formatDateTime(at, timeZone);
  return {
    checks,
    version: env.VERSION,
    measured: timeOf(now.toISOString()),
    parts: tellParts({
      checks,
      troubles: troublesOf(toAlerts(alerts), toJobsState([seen, queue], now), timeZone),
      undelivered: mails?.total ?? 0,
      runs: toRunsState(runs, now),
      hasGoogle: env.GOOGLE_SERVICE_ACCOUNT !== undefined,
      mayEditCompany: can(staff, "company.edit"),
    }),
    asked,
    errors: kept.map(({ references, firstAt, lastAt, ...error }) => ({
      ...error,
      reference: reference ?? references.split(" ")[0] ?? "",
      first: timeOf(firstAt),
      last: timeOf(lastAt),
    })),
  };
}
export type KeptError = Awaited<ReturnType<typeof loadHealth>>["errors"][number];
