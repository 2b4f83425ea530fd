/** Limits between good, needs work and poor, by the Chrome team's definition (web.dev/vitals). CLS has no unit. */
export const WEB_VITALS = {
  lcp: { label: "LCP", good: 2500, poor: 4000 },
  inp: { label: "INP", good: 200, poor: 500 },
  cls: { label: "CLS", good: 0.1, poor: 0.25 },
  ttfb: { label: "TTFB", good: 800, poor: 1800 },
} as const;
export type WebVital = keyof typeof WEB_VITALS;

/** Buckets are 2 % wide, so a percentile is exact to 2 %. */
const GROWTH = 1.02;
/** CLS is counted in thousandths, so that all buckets hold values from 1 on. */
const scaleOf = (vital: WebVital) => (vital === "cls" ? 1000 : 1);

/** The number of the bucket for a measured value (ms, or CLS); values below 1 (or 0.001) share bucket 0. */
export function vitalBucket(vital: WebVital, value: number): number {
  const scaled = Math.min(value * scaleOf(vital), 600_000);
  return scaled < 1 ? 0 : Math.floor(Math.log(scaled) / Math.log(GROWTH)) + 1;
}

/** The value in the middle of a bucket, in the vital's unit. */
export function bucketValue(vital: WebVital, bucket: number): number {
  return bucket === 0 ? 0 : GROWTH ** (bucket - 0.5) / scaleOf(vital);
}
