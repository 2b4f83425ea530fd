import { SECOND } from "../../clock";

type Bucket = { tokens: number; filledAt: number };
type Options = { burst: number; perSecond: number; maxSubjects: number };

/**
 * A token bucket per subject, in this isolate's memory only. A counter in D1 would double the writes of every hit to
 * stop a few; a client that floods keeps reaching the same isolates.
 */
export function createFloodLimit({ burst, perSecond, maxSubjects }: Options) {
  const buckets = new Map<string, Bucket>();

  /** Takes `count` tokens at `now` (ms); false if the bucket holds fewer, which empties it. */
  return function takeTokens(subject: string, now: number, count = 1): boolean {
    const bucket = buckets.get(subject) ?? { tokens: burst, filledAt: now };
    // A clock may go back.
    const elapsed = Math.max(0, now - bucket.filledAt);
    const filled = Math.min(burst, bucket.tokens + (elapsed / SECOND) * perSecond);
    // Reinserted, so that the map's first key is always the least recently used.
    buckets.delete(subject);
    buckets.set(subject, { tokens: Math.max(0, filled - count), filledAt: now });
    if (buckets.size > maxSubjects) {
      for (const oldest of buckets.keys()) {
        buckets.delete(oldest);
        break;
      }
    }
    return filled >= count;
  };
}
