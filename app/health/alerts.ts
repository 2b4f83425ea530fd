import { z } from "zod";
import { HOUR, isoAfter } from "../platform/clock";

export const CAUSES = ["mail", "jobs", "crons", "database", "errors"] as const;
export type Cause = (typeof CAUSES)[number];

/** Something that is wrong now, in a sentence. */
export type Trouble = {
  cause: Cause;
  text: string;
  /** It was found after it had ended. */
  isOver?: boolean;
};

const noticeSchema = z.object({
  cause: z.enum(CAUSES),
  isOver: z.boolean(),
  text: z.string(),
  at: z.string(),
});
/** What owners are told. */
export type Notice = z.infer<typeof noticeSchema>;

const knownSchema = z.object({
  cause: z.enum(CAUSES),
  /** The trouble as it was last seen and when it began (ISO); null if it is over. */
  text: z.string(),
  since: z.string().nullable(),
  /** What owners were last told of it, and when; the text is null once they were told that it is over. */
  toldText: z.string().nullable(),
  toldAt: z.string().nullable(),
});

/** What is remembered from one look to the next. */
export const alertsSchema = z.object({
  known: z.array(knownSchema),
  /** All errors that were ever counted, and those of each look in the last hour, newest first. */
  errors: z.object({ total: z.number(), added: z.array(z.number()) }),
  /** Notices that wait until mail works, and those that the webhook did not take. */
  unmailed: z.array(noticeSchema),
  unposted: z.array(noticeSchema),
});
export type Alerts = z.infer<typeof alertsSchema>;

export const NO_ALERTS: Alerts = {
  known: [],
  errors: { total: -1, added: [] },
  unmailed: [],
  unposted: [],
};

/** Owners hear of one cause at most this often, and when it is over. */
const TELL_EVERY = HOUR;

/** What is known after a look that found these troubles, and what owners are told of them. */
export function takeIn(
  known: Alerts["known"],
  troubles: Trouble[],
  now: Date,
): { known: Alerts["known"]; notices: Notice[] } {
  const notices: Notice[] = [];
  const at = now.toISOString();
  const next = CAUSES.flatMap((cause): Alerts["known"] => {
    const before = known.find((one) => one.cause === cause);
    const found = troubles.find((one) => one.cause === cause);
    if (!found && !before) return [];
    const { since = null, toldText = null, toldAt = null } = before ?? {};
    const ended = { cause, text: "", since: null, toldText: null };
    const mayTell = toldAt === null || toldAt <= isoAfter(now, -TELL_EVERY);
    if (!found) {
      if (toldText !== null) notices.push({ cause, isOver: true, text: toldText, at });
      return [{ ...ended, toldAt }];
    }
    const { text, isOver = false } = found;
    const isTold = mayTell && text !== toldText;
    if (isTold) notices.push({ cause, isOver, text, at });
    if (isOver) return [{ ...ended, toldAt: isTold ? at : toldAt }];
    const told = isTold ? { toldText: text, toldAt: at } : { toldText, toldAt };
    return [{ cause, text, since: since ?? at, ...told }];
  });
  return { known: next, notices };
}

/** Twelve looks are an hour. */
const LOOKS_AN_HOUR = 12;
const MANY_ERRORS = 25;

/** Counts the errors since the last look: as many as the total has grown, which shrinks when old ones are deleted. */
export function countErrors({ total: before, added }: Alerts["errors"], total: number): Alerts["errors"] {
  const grown = before < 0 ? 0 : Math.max(0, total - before);
  return { total, added: [grown, ...added].slice(0, LOOKS_AN_HOUR) };
}

export function errorTrouble({ added }: Alerts["errors"]): Trouble[] {
  const inHour = added.reduce((sum, count) => sum + count, 0);
  return inHour < MANY_ERRORS
    ? []
    : [{ cause: "errors", text: `${inHour.toLocaleString("en-US")} errors were logged in an hour.` }];
}

/** D1 takes no more than this. */
const MOST_BYTES = 10e9;
const FULL_SHARE = 0.8;

export function databaseTrouble(sizes: Record<string, number>): Trouble[] {
  const full = Object.entries(sizes).filter(([, bytes]) => bytes >= FULL_SHARE * MOST_BYTES);
  if (full.length === 0) return [];
  const parts = full.map(
    ([name, bytes]) => `The ${name} is ${Math.floor((bytes / MOST_BYTES) * 100)} % full.`,
  );
  return [{ cause: "database", text: parts.join(" ") }];
}

/** A notice in one sentence or two. */
export function noticeText({ isOver, text }: Notice): string {
  return isOver ? `Over: ${text}` : text;
}
