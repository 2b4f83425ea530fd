/**
 * The most rows that D1 writes, index entries included, as it bills them: for the tests, and for what `npm run bench:costs`
 * computes. Hits are those of visitors, at the rate of so many page views a month, and one of five hits is an event.
 */
export const ROW_LIMITS = {
  /** A hit, by page views a month. */
  hits: { 10000: 12, 100000: 9.5, 1000000: 4.5, 10000000: 3.5 },
  /**
   * A contact form with its two mails, until both are sent; a provider that names mails adds a row each. Without the
   * visit's conversion, which is a hit.
   */
  contactForm: 40,
  /** A booking of a new lead, with its deal and its mails before they are sent; two are the notification of its host. */
  booking: 60,
  /** A run of the five-minute cron that finds nothing to do. */
  sweep: 6,
  /** The daily cron with all its tasks, none of which finds anything. */
  daily: 55,
  /** A run of a generator that saves a draft, with the cron that asks for it. */
  draft: 36,
} as const;
