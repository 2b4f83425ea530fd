import type { Piece } from "./highlight";

/** Text with the searched term marked. */
export function Highlighted({ pieces }: { pieces: Piece[] }) {
  return (
    <>
      {pieces.map(({ text, hit }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their order
        hit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
    </>
  );
}
