import { HOUR } from "../../platform/clock";

/** The company promises an answer within this time, on the contact page and in each receipt. */
export const ANSWER_WITHIN = 2 * HOUR;

/** A lead that a form made; times in ISO. */
type Enquiry = { createdAt: string; answeredAt: string | null };

/**
 * How soon enquiries were answered, of which there were `enquiries`. `median` in milliseconds, of those with an answer;
 * null without any. `inTime` of `judged` had theirs within the promised time; what has waited less than that is not
 * judged yet.
 */
type FirstResponse = { enquiries: number; median: number | null; inTime: number; judged: number };

export function firstResponseOf(enquiries: Enquiry[], now: Date): FirstResponse {
  const waits = enquiries
    .flatMap(({ createdAt, answeredAt }) =>
      answeredAt ? Date.parse(answeredAt) - Date.parse(createdAt) : [],
    )
    .sort((one, other) => one - other);
  const unanswered = enquiries.filter(
    ({ createdAt, answeredAt }) =>
      answeredAt === null && now.getTime() - Date.parse(createdAt) > ANSWER_WITHIN,
  );
  const [lower, upper] = [waits[Math.floor((waits.length - 1) / 2)], waits[Math.floor(waits.length / 2)]];
  return {
    enquiries: enquiries.length,
    median: lower === undefined || upper === undefined ? null : (lower + upper) / 2,
    inTime: waits.filter((wait) => wait <= ANSWER_WITHIN).length,
    judged: waits.length + unanswered.length,
  };
}
