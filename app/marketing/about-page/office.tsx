import { Art } from "../../web/art/art";
import { useSite } from "../../web/use-site";
import { OFFICE } from "../content/about";
import { Frame } from "../pictures/frame";
import { OFFICE_MAP, OWN_BANDS, OWN_RANK } from "../pictures/office-map";
import { FactList } from "../sections/fact-list";

/** Our own ranks around the office, the weak ones included, beside what they say of us and how to reach us. */
export function Office() {
  const { hours, phone } = useSite().company;
  return (
    <section className="office py-section">
      <div className="wrap grid grid-cols-1 items-center gap-x-[clamp(2rem,4vw,3.5rem)] gap-y-8 min-[60rem]:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        <div className="grid content-start gap-[1.1rem]">
          <h2>{OFFICE.title}</h2>
          <p className="lead">{OFFICE.lead}</p>
          <p className="text-ink-2">{OFFICE.weakness}</p>
          <FactList
            terms="short"
            facts={[
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
        </div>
        <OfficeChart />
      </div>
    </section>
  );
}

function OfficeChart() {
  const { office } = useSite().company;
  const total = OWN_BANDS.reduce((sum, points) => sum + points, 0);
  return (
    <Frame
      title={`${office.street}, ${office.city}`}
      number={`average rank ${OWN_RANK}`}
      foot={`${OFFICE.search} around our office. 1–3: ${OWN_BANDS[0]}, 4–10: ${OWN_BANDS[1]}, 11–20: ${OWN_BANDS[2]}, ${total} points in all. Illustrative figures.`}
    >
      <Art picture={OFFICE_MAP} className="min-h-96" />
    </Frame>
  );
}
