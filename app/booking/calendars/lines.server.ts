const [TAB, LF, CR, SPACE] = [9, 10, 13, 32];
/** Longer ones are attachments, or no calendar program's. */
const MAX_LENGTH = 256 * 1024;

const UTF_8 = new TextDecoder("utf-8", { fatal: true });
const NOT_ASCII = /[^\0-\x7f]/;

/**
 * Splits a calendar into its lines while its bytes arrive, and hands each over. Lines that go on in the next are joined
 * as bytes, since programs fold inside a character, too. Any line break will do; blank lines and control characters go.
 * A line is UTF-8 if its bytes can be that, or else in `charset`, as the server calls it, or Windows-1252.
 */
export class LineSplitter {
  readonly #take: (line: string) => void;
  readonly #other: TextDecoder;
  /** Until there are two bytes, which tell UTF-16 from all else. */
  #start: Uint8Array | null = new Uint8Array();
  #wide: TextDecoder | null = null;
  /** What follows a line break tells whether the line goes on. */
  #isAtBreak = false;
  /** A character for each byte. */
  #rest = "";

  constructor(take: (line: string) => void, charset: string | null) {
    this.#take = take;
    this.#other = decoderOf(charset);
  }

  push(bytes: Uint8Array): void {
    if (this.#start === null) {
      this.#read(bytes);
      return;
    }
    const all = new Uint8Array(this.#start.length + bytes.length);
    all.set(this.#start);
    all.set(bytes, this.#start.length);
    this.#start = all.length < 2 ? all : null;
    if (this.#start) return;
    const order = byteOrderOf(all);
    this.#wide = order && new TextDecoder(order);
    this.#read(all);
  }

  end(): void {
    this.#split("\n");
  }

  #read(bytes: Uint8Array): void {
    this.#unfold(this.#wide ? new TextEncoder().encode(this.#wide.decode(bytes, { stream: true })) : bytes);
  }

  #unfold(bytes: Uint8Array): void {
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
    this.#split(Buffer.from(unfolded.buffer, 0, length).toString("latin1"));
  }

  #split(text: string): void {
    const lines = (this.#rest + text).split("\n");
    this.#rest = (lines.pop() ?? "").slice(0, MAX_LENGTH);
    for (const line of lines) this.#take(this.#decode(line).trim());
  }

  #decode(line: string): string {
    if (!NOT_ASCII.test(line)) return line;
    const bytes = Buffer.from(line, "latin1");
    try {
      return UTF_8.decode(bytes);
    } catch {
      return this.#other.decode(bytes);
    }
  }
}

/** The encoding of a text that begins with these bytes, if it is UTF-16. */
function byteOrderOf([one, two]: Uint8Array): "utf-16le" | "utf-16be" | null {
  if ((one === 0xff && two === 0xfe) || (one !== 0 && two === 0)) return "utf-16le";
  return (one === 0xfe && two === 0xff) || (one === 0 && two !== 0) ? "utf-16be" : null;
}

/** For lines that are no UTF-8. */
function decoderOf(charset: string | null): TextDecoder {
  try {
    const named = new TextDecoder(charset ?? "windows-1252");
    if (named.encoding !== "utf-8") return named;
  } catch {
    // Nobody knows the name.
  }
  return new TextDecoder("windows-1252");
}
