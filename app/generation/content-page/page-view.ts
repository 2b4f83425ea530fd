import { zoneName, zoneWithOffset } from "../../platform/time/zones";
import { rejectionText } from "../content";
import type { ContentData } from "../content.server";
import { GENERATORS } from "../generators";
import type { PostcardView } from "../postcard/postcard-view.server";
import { toCard } from "./card-view";
import { formatsIn, monthOf } from "./formats";
import { toOpenedRun, toReview, toRunRow } from "./run-view";
import { toChecks } from "./status-view";

type Question = {
  now: Date;
  /** The company's, in which days, months and quiet hours are counted. */
  timeZone: string;
  /** The reader's, in which times are shown. */
  shownIn: string;
  writer: string;
  /** No transport is configured, so mail stays in the database. */
  keepsMail: boolean;
  isOwner: boolean;
  html: string | null;
  postcard: PostcardView | null;
};

/** What the page prints. */
export function toContentView(data: ContentData, question: Question) {
  const { now, isOwner, html, postcard } = question;
  const formats = formatsIn(question.shownIn);
  const moment = { now, formats };
  const waiting = data.review.counts.reduce((sum, { drafts }) => sum + drafts, 0);
  const checks = toChecks(data.status, question, moment);
  const cards = GENERATORS.map((generator) => toCard(generator, data, moment));
  const next = cards.filter(({ isEnabled }) => isEnabled).sort((a, b) => a.nextAt - b.nextAt)[0];
  return {
    isOwner,
    isSampleWriter: question.writer === "embedded",
    isStopped: data.policy.isStopped,
    hasCompany: data.hasCompany,
    summary: `${waiting} ${waiting === 1 ? "draft" : "drafts"} waiting for review. ${nextText(data.policy.isStopped, next)}`,
    measuredAt: formats.timeOf(now),
    checks,
    /** Trouble stands before the work. */
    isIll: checks.some(({ isHealthy, isOff }) => !isHealthy && !isOff),
    cards,
    isRunning: cards.some(({ running }) => running !== null),
    review: {
      ...toReview(data.review, { html, ...moment }),
      rejection: rejectionText(question.writer),
      place: zoneWithOffset(question.shownIn, now.toISOString()),
    },
    runs: {
      meta: data.runs.since
        ? `${data.runs.finished.toLocaleString("en-US")} since ${formats.dayOf(data.runs.since)}, ${todayTotal(data)} today`
        : "none yet",
      rows: data.runs.recent.map((run) => toRunRow(run, moment)),
    },
    opened: data.opened && toOpenedRun(data.opened),
    postcard,
    limits: toLimits(data, question),
    policy: data.policy,
  };
}

/** "8 PM" of the hour 20. */
function hourText(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;
}

function nextText(isStopped: boolean, next: { title: string; nextTime: string } | undefined): string {
  if (isStopped) return "Everything is stopped.";
  return next
    ? `Next on schedule: ${next.title.toLowerCase()} at ${next.nextTime}`
    : "Every schedule is paused.";
}

function todayTotal({ runs }: ContentData): number {
  return runs.today.reduce((sum, row) => sum + row.runs, 0);
}

function toLimits({ policy, usage }: ContentData, { now, timeZone }: Question) {
  const { postsPerDay, postsPerWeek, monthlyBudgetCents, quietFrom, quietTo } = policy;
  const { publishedToday, publishedThisWeek, spentMicros } = usage;
  const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
  return {
    month: monthOf(now, timeZone),
    spentText: `$${(spentMicros / 1e6).toFixed(2)} of $${monthlyBudgetCents / 100}`,
    spentShare: share(spentMicros / 1e4, monthlyBudgetCents),
    todayText: `${publishedToday} of ${postsPerDay}`,
    todayShare: share(publishedToday, postsPerDay),
    weekText: `${publishedThisWeek} of ${postsPerWeek}`,
    weekShare: share(publishedThisWeek, postsPerWeek),
    quietText:
      quietFrom === quietTo
        ? "Never"
        : `${hourText(quietFrom)} to ${hourText(quietTo)}, ${zoneName(timeZone)}`,
  };
}
