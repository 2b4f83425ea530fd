import { Art } from "../../web/art/art";
import { type SealTone, seal } from "../../web/art/seal";
import { useSite } from "../../web/use-site";
import { EXAMPLE_PEOPLE, PEOPLE } from "../content/about";

const TONES: readonly SealTone[] = ["beam", "water", "land"];
function Stamp({ name, index }: { name: string; index: number }) {
  return <Art picture={seal(initialsOf(name), TONES[index % TONES.length] ?? "land")} />;
}

/** The picture of the page's head: the company's people, or examples that say so, each with a stamp as portrait. */
export function People() {
  const { people } = useSite().company;
  const shown = people.length > 0 ? people : EXAMPLE_PEOPLE;
  return (
    <section className="people" aria-labelledby="people">
      <h2 id="people">{PEOPLE.title}</h2>
      <ul>
        {shown.map(({ name, role, life }, index) => (
          <li key={`${name} ${role}`}>
            <Stamp name={name} index={index} />
            <div>
              <h3>{name}</h3>
              <p>{role}</p>
              <p>{life}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="frame-foot">
        {people.length > 0 ? null : `${PEOPLE.exampleNote} `}
        {PEOPLE.lead}
      </p>
    </section>
  );
}

/** Of the first and the last word, letters alone: they become part of a drawing's markup. */
function initialsOf(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return [first, last].map((word) => [...word][0]?.toUpperCase() ?? "").join("");
}
