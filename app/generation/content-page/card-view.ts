import { MINUTE } from "../../platform/clock";
import type { ContentData } from "../content.server";
import type { GENERATORS, RunStatus } from "../generators";
import { nextRun } from "../policy";
import { type Formats, STEP_LABELS, seconds, statusLabel, toGates } from "./formats";

type Generator = (typeof GENERATORS)[number];

/** When the page is read, and in whose formats. */
export type Moment = { now: Date; formats: Formats };

/** A generator with its schedule, its run in progress and its last one. */
export function toCard(generator: Generator, data: ContentData, { now, formats }: Moment) {
  const { id, title, about, cron, schedule } = generator;
  const { timeOf, momentOf } = formats;
  const today = data.runs.today.filter((row) => row.generator === id);
  const of = (status: RunStatus) => today.find((row) => row.status === status)?.runs ?? 0;
  const isEnabled = data.hasCompany && data.policy.isEnabled[id];
  const next = nextRun(cron, now);
  const last = data.lastRuns.find((run) => run.generator === id) ?? null;
  const running = data.runs.recent.find((run) => run.generator === id && run.status === "running");
  return {
    id,
    title,
    about,
    schedule,
    isEnabled,
    isSwitchable: data.hasCompany,
    isAutoPublished: data.policy.isAutoPublished[id],
    nextAt: next.getTime(),
    nextTime: timeOf(next),
    next: data.policy.isStopped
      ? "Stopped"
      : isEnabled
        ? `${timeOf(next)}, in ${Math.max(1, Math.round((next.getTime() - now.getTime()) / MINUTE))} min`
        : "Paused",
    today: todayText(of),
    runsToday: today.reduce((sum, row) => sum + row.runs, 0),
    running: running
      ? {
          text: `started ${timeOf(running.createdAt)} by ${running.requestedBy ?? "the schedule"}, ${seconds(now.getTime() - Date.parse(running.createdAt))}`,
          step: running.step ?? "brief",
          label: STEP_LABELS[running.step ?? "brief"],
        }
      : null,
    last:
      last?.createdAt && last.status !== "running"
        ? {
            time: momentOf(last.createdAt, now),
            status: last.status,
            label: statusLabel(last.status),
            text: last.title ?? last.errorMessage ?? "",
            score: last.score,
            gates: last.gates ? checksText(toGates(last.gates)) : null,
          }
        : null,
  };
}

/** "10 of 10 checks", "9 of 10 checks, not Length" */
function checksText(gates: ReturnType<typeof toGates>): string {
  const failed = gates.filter(({ passed }) => !passed).map(({ label }) => label);
  const count = `${gates.length - failed.length} of ${gates.length} checks`;
  return failed.length === 0 ? count : `${count}, not ${failed.join(", ")}`;
}

function todayText(of: (status: RunStatus) => number): string {
  const parts = [
    `${of("success")} saved`,
    of("refused") ? `${of("refused")} refused` : "",
    of("error") ? `${of("error")} ${of("error") === 1 ? "error" : "errors"}` : "",
  ];
  return parts.filter(Boolean).join(", ");
}
