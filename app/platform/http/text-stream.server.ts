import { logError } from "../log.server";

/**
 * A lazily generated body: pulls the next piece when the reader has consumed the last. If a piece fails, the
 * connection breaks, so that a partial download is not mistaken for a complete one.
 */
export function textStream(pieces: AsyncGenerator<string, void, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          logError("stream", error);
          controller.error(error);
        }
      },
      cancel: async () => {
        await pieces.return();
      },
    },
    { highWaterMark: 0 },
  );
}
