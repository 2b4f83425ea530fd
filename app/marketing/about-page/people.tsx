import { useSite } from "../../web/use-site";
import { EXAMPLE_PEOPLE, PEOPLE } from "../content/about";
import { Stamp } from "../pictures/stamp";

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
