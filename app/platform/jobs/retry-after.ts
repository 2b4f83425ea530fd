/** A failure of a service that asks to be left alone for a while; the queue waits at least that long. */
export class RetryAfter extends Error {
  readonly seconds: number;
  /** `seconds` is held between a second and an hour, whatever the service says. */
  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = Math.min(Math.max(Math.ceil(seconds) || 1, 1), 3600);
  }
}
