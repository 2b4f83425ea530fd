import { listWords } from "../../platform/words";

export const HAND_OVER_FAILURE = { title: "Failed to hand over the work" };

type Work = { leads: number; deals: number; tasks: number; demos: number };

const NAMES = {
  leads: ["lead", "leads"],
  deals: ["open deal", "open deals"],
  tasks: ["open task", "open tasks"],
  demos: ["demo ahead", "demos ahead"],
} as const satisfies Record<keyof Work, [string, string]>;

/** What there is of it, in words: "12 leads", "1 open deal". */
export function workParts(work: Work): { kind: keyof Work; text: string }[] {
  const kinds = ["leads", "deals", "tasks", "demos"] as const;
  return kinds
    .filter((kind) => work[kind] > 0)
    .map((kind) => {
      const [one, many] = NAMES[kind];
      return { kind, text: `${work[kind].toLocaleString("en-US")} ${work[kind] === 1 ? one : many}` };
    });
}

/** "12 leads, 2 open deals, and 1 demo ahead" */
export function workText(work: Work): string {
  return listWords(workParts(work).map(({ text }) => text));
}
