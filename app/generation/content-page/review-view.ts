import type { ContentData } from "../content.server";
import { GENERATORS } from "../generators";
import { listMarks } from "../verify-marks";
import type { Moment } from "./card-view";
import { GATE_LABELS, KIND_LABELS } from "./labels";

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
      about: `${KIND_LABELS[draft.generator]}, ${draft.location}. ${wordsOf(draft.content).toLocaleString("en-US")} words`,
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

function wordsOf(content: string): number {
  return content.split(/\s+/).filter((word) => /\w/.test(word)).length;
}
