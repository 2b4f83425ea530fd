import { Art } from "../../web/art/art";
import { type SealTone, seal } from "../../web/art/seal";
import { useSite } from "../../web/use-site";
import { EXAMPLE_PEOPLE, PEOPLE } from "../content/about";
import { SectionHead } from "../sections/section-head";

const TONES: readonly SealTone[] = ["beam", "water", "land"];
/** One row of a phone. */
const FACES = 6;

/** The first of them in the page's head: a stamp with initials instead of a portrait, and the name to ask for. */
export function Faces() {
  const { people } = useSite().company;
  const shown = people.length > 0 ? people : EXAMPLE_PEOPLE;
  return (
    <a className="faces" href="#people">
      <b className="sr-only">{PEOPLE.title}</b>
      {shown.slice(0, FACES).map(({ name, role }, index) => (
        <span key={`${name} ${role}`}>
          <Stamp name={name} index={index} />
          {name.split(" ")[0]}
        </span>
      ))}
    </a>
  );
}

function Stamp({ name, index }: { name: string; index: number }) {
  return <Art picture={seal(initialsOf(name), TONES[index % TONES.length] ?? "land")} />;
}

/** The company's people, or examples that say so. */
export function People() {
  const { people } = useSite().company;
  const shown = people.length > 0 ? people : EXAMPLE_PEOPLE;
  return (
    <section className="bg-sunk py-section" id="people">
      <div className="wrap">
        <SectionHead title={PEOPLE.title} lead={PEOPLE.lead} />
        <ul className="people">
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
        {people.length > 0 ? null : <p className="pt-5 text-sm/[1.6] text-ink-3">{PEOPLE.exampleNote}</p>}
      </div>
    </section>
  );
}

/** Of the first and the last word, letters alone: they become part of a drawing's markup. */
function initialsOf(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return [first, last].map((word) => [...word][0]?.toUpperCase() ?? "").join("");
}
