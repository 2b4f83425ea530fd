import { Art } from "../../web/art/art";
import { type SealTone, seal } from "../../web/art/seal";

const TONES: readonly SealTone[] = ["beam", "water", "land"];

/** A person's initials as a stamp; `index` chooses its color. */
export function Stamp({ name, index }: { name: string; index: number }) {
  return <Art picture={seal(initialsOf(name), TONES[index % TONES.length] ?? "land")} />;
}

/** Of the first and the last word, letters alone: they become part of a drawing's markup. */
function initialsOf(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return [first, last].map((word) => [...word][0]?.toUpperCase() ?? "").join("");
}
