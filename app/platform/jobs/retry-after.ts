import { SECOND } from "../clock";

/** A failure of a service that asks to be left alone for a while; the queue waits at least that long. */
export class RetryAfter extends Error {
  readonly seconds: number;
  /** `seconds` is held between a second and an hour, whatever the service says. */
  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = Math.min(Math.max(Math.ceil(seconds) || 1, 1), 3600);
  }
}

/** Seconds of a Retry-After header, which may be a number or a date; `usual` without one. */
export function pauseOf(header: string | null, usual: number): number {
  if (header === null) return usual;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / SECOND;
  return Number.isFinite(seconds) ? seconds : usual;
}
