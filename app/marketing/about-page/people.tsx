import { Art } from "../../web/art/art";
import { type SealTone, seal } from "../../web/art/seal";
import { useSite } from "../../web/use-site";
import { EXAMPLE_PEOPLE, PEOPLE } from "../content/about";
import { SectionHead } from "../sections/section-head";

const TONES: readonly SealTone[] = ["beam", "water", "land"];

/** The company's people, or examples that say so; each with initials on a stamp instead of a portrait. */
export function People() {
  const { people } = useSite().company;
  const shown = people.length > 0 ? people : EXAMPLE_PEOPLE;
  return (
    <section className="bg-sunk py-section">
      <div className="wrap">
        <SectionHead title={PEOPLE.title} lead={PEOPLE.lead} />
        <ul className="people">
          {shown.map(({ name, role, life }, index) => (
            <li key={`${name} ${role}`}>
              <Art picture={seal(initialsOf(name), TONES[index % TONES.length] ?? "land")} />
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
