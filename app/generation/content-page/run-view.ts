import { wordsText } from "../../blog/post";
import type { ContentData } from "../content.server";
import { GENERATORS, KIND_LABELS } from "../generators";
import { listMarks } from "../verify-marks";
import type { Moment } from "./card-view";
import { dollars, GATE_LABELS, STEP_LABELS, seconds, statusLabel, toGates } from "./formats";

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
    gates: toGates(run.gates ?? []),
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

/** The drafts that wait and the one that is read; `html` is its content. */
export function toReview(
  { counts, drafts, draft }: ContentData["review"],
  { html, now, formats }: Moment & { html: string | null },
) {
  const total = counts.reduce((sum, row) => sum + row.drafts, 0);
  const marks = draft ? [...new Set(listMarks(draft.content))] : [];
  return {
    total,
    kinds: GENERATORS.map(({ id }) => ({
      id,
      label: KIND_LABELS[id],
      drafts: counts.find(({ generator }) => generator === id)?.drafts ?? 0,
    })),
    drafts: drafts.map(({ id, generator, score, gates, createdAt, title }) => ({
      id,
      title,
      score,
      kind: KIND_LABELS[generator],
      time: formats.momentOf(createdAt, now),
      problem: gates.find(({ passed }) => !passed)?.detail ?? null,
    })),
    draft: draft && {
      id: draft.id,
      title: draft.title,
      about: `${KIND_LABELS[draft.generator]}, ${draft.location}. ${wordsText(draft.content)}`,
      state: draft.state,
      reason: draft.reason,
      published: draft.published,
      score: draft.score,
      passed: draft.gates.filter(({ passed }) => passed).length,
      failed: draft.gates
        .filter(({ passed }) => !passed)
        .map(({ gate, detail }) => ({ label: GATE_LABELS[gate], detail })),
      similarity: draft.gates.find(({ gate }) => gate === "similarity")?.detail ?? "",
      metaDescription: draft.metaDescription,
      keyPoints: draft.keyPoints,
      marks,
      html: html ?? "",
    },
  };
}
