const [TAB, LF, CR, SPACE] = [9, 10, 13, 32];
/** Longer ones are attachments, or no calendar program's. */
const MAX_LENGTH = 256 * 1024;

/**
 * Splits a calendar into its lines while its bytes arrive, and hands each over. Lines that go on in the next are joined
 * as bytes, since programs fold inside a character, too. Any line break will do; blank lines and control characters go.
 */
export class LineSplitter {
  readonly #take: (line: string) => void;
  readonly #decoder = new TextDecoder();
  /** What follows a line break tells whether the line goes on. */
  #isAtBreak = false;
  #rest = "";

  constructor(take: (line: string) => void) {
    this.#take = take;
  }

  push(bytes: Uint8Array): void {
    const unfolded = new Uint8Array(bytes.length + 1);
    let length = 0;
    for (const byte of bytes) {
      if (byte === LF || byte === CR) {
        this.#isAtBreak = true;
        continue;
      }
      const isFold = this.#isAtBreak && (byte === SPACE || byte === TAB);
      if (this.#isAtBreak && !isFold) {
        unfolded[length] = LF;
        length += 1;
      }
      this.#isAtBreak = false;
      if (isFold || (byte < SPACE && byte !== TAB)) continue;
      unfolded[length] = byte;
      length += 1;
    }
    this.#split(this.#decoder.decode(unfolded.subarray(0, length), { stream: true }));
  }

  end(): void {
    this.#split(`${this.#decoder.decode()}\n`);
  }

  #split(text: string): void {
    const lines = (this.#rest + text).split("\n");
    this.#rest = (lines.pop() ?? "").slice(0, MAX_LENGTH);
    for (const line of lines) this.#take(line.trim());
  }
}
