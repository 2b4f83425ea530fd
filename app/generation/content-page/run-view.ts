import type { ContentData } from "../content.server";
import { GATES } from "../gates/check-draft";
import type { Moment } from "./card-view";
import { dollars, seconds } from "./formats";
import { KIND_LABELS, STEP_LABELS, statusLabel, toGate } from "./labels";

/** A row of the list of runs. */
export function toRunRow(run: ContentData["runs"]["recent"][number], { now, formats }: Moment) {
  const isRunning = run.status === "running";
  const took = isRunning ? now.getTime() - Date.parse(run.createdAt) : run.durationMs;
  return {
    id: run.id,
    status: run.status,
    label: statusLabel(run.status),
    kind: KIND_LABELS[run.generator],
    result: isRunning ? STEP_LABELS[run.step ?? "brief"] : (run.errorMessage ?? run.title ?? ""),
    trigger: run.requestedBy ?? "Schedule",
    score: run.score,
    took: took === null ? "" : seconds(took),
    cost: isRunning ? "" : dollars(run.costMicros),
    started: formats.momentOf(run.createdAt, now),
  };
}

/** All that the log knows of a run. */
export function toOpenedRun(run: NonNullable<ContentData["opened"]>) {
  return {
    id: run.id,
    kind: KIND_LABELS[run.generator],
    gates: run.gates ? GATES.map((gate) => toGate(run.gates, gate)) : [],
    facts: [
      { label: "Brief", value: run.brief?.replaceAll("/", ", ") ?? "none" },
      {
        label: "Writer",
        value: run.writer ? `${run.writer}, ${run.model}, prompt ${run.promptVersion}` : "not asked",
      },
      {
        label: "Tokens",
        value: `${run.tokensIn.toLocaleString("en-US")} in, ${run.tokensOut.toLocaleString("en-US")} out`,
      },
      { label: "Tries", value: String(run.tries) },
      { label: "Cost", value: dollars(run.costMicros) },
    ],
    canRepeat: run.brief !== null && run.status !== "running",
    error: run.errorMessage,
    refused: run.refusedDraft && { title: run.refusedDraft.title, content: run.refusedDraft.content },
  };
}
