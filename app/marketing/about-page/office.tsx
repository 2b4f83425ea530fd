import { Art } from "../../web/art/art";
import { useSite } from "../../web/use-site";
import { OFFICE } from "../content/about";
import { Frame } from "../pictures/frame";
import { FactList } from "../sections/fact-list";
import { OFFICE_MAP, OWN_BANDS, OWN_RANK } from "./office-map";

/** Where we are, with our own rank map, its weak spot included. */
export function Office() {
  const { office, hours, phone } = useSite().company;
  const total = OWN_BANDS.reduce((sum, points) => sum + points, 0);
  return (
    <section className="py-section">
      <div className="wrap grid grid-cols-1 items-center gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 min-[60rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid content-start gap-[1.1rem]">
          <h2>{OFFICE.title}</h2>
          <p className="lead">{OFFICE.lead}</p>
          <FactList
            terms="short"
            facts={[
              {
                term: "Address",
                text: `${office.street}, ${office.city}, ${office.region}`,
              },
              { term: "Hours", text: hours.weekdays },
              {
                term: "Phone",
                text: (
                  <>
                    <a href={phone.href}>{phone.label}</a>, {hours.phone}
                  </>
                ),
              },
            ]}
          />
          <p className="text-ink-2">{OFFICE.weakness}</p>
        </div>
        <Frame
          title={OFFICE.search}
          number={`average rank ${OWN_RANK}`}
          foot={`1–3: ${OWN_BANDS[0]}, 4–10: ${OWN_BANDS[1]}, 11–20: ${OWN_BANDS[2]}, ${total} points in all. Illustrative figures.`}
        >
          <Art picture={OFFICE_MAP} />
        </Frame>
      </div>
    </section>
  );
}
