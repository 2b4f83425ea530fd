/** A writer that could not write; the message tells staff why. */
export class WriterError extends Error {}
