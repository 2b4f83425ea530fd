import { logError } from "../log.server";

/**
 * A body that is made while it is read: the next piece is asked for when the reader has taken the last one. A piece
 * that cannot be made breaks the connection, so that what has arrived is not taken for the whole.
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
