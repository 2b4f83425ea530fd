import { SECOND } from "../platform/clock";

type Bucket = { tokens: number; filledAt: number };
type Options = { burst: number; perSecond: number; maxSubjects: number };

/**
 * A token bucket for each subject, in this isolate's memory only. A counter in the database would double the writes
 * of every hit to stop a few; an address that floods keeps reaching the same isolates.
 */
export function createFloodLimit({ burst, perSecond, maxSubjects }: Options) {
  const buckets = new Map<string, Bucket>();

  /** Takes one token at `now` (ms); false when the subject has none left. */
  return function takeToken(subject: string, now: number): boolean {
    const known = buckets.get(subject) ?? { tokens: burst, filledAt: now };
    const filled = Math.min(burst, known.tokens + ((now - known.filledAt) / SECOND) * perSecond);
    // Inserted again, so that the map's first key is always the subject that has been quiet longest.
    buckets.delete(subject);
    buckets.set(subject, { tokens: Math.max(0, filled - 1), filledAt: now });
    if (buckets.size > maxSubjects) {
      for (const oldest of buckets.keys()) {
        buckets.delete(oldest);
        break;
      }
    }
    return filled >= 1;
  };
}
