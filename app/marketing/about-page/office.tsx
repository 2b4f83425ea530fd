import { Art } from "../../web/art/art";
import { useSite } from "../../web/use-site";
import { OFFICE } from "../content/about";
import { Frame } from "../pictures/frame";
import { OFFICE_MAP, OWN_BANDS, OWN_RANK } from "../pictures/maps/office-map";

/** Our own ranks around the office, the weak ones included, beside what they say of us. */
export function Office() {
  return (
    <section className="py-section">
      <div className="wrap grid grid-cols-1 items-center gap-x-[clamp(2rem,4vw,3.5rem)] gap-y-8 min-[60rem]:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        <div className="grid content-start gap-[1.1rem]">
          <h2>{OFFICE.title}</h2>
          <p className="lead">{OFFICE.lead}</p>
          <p className="text-ink-2">{OFFICE.weakness}</p>
        </div>
        <OfficeChart />
      </div>
    </section>
  );
}

/** Of each band, in one piece: a word joiner follows the dash. */
const RANKS = ["1–\u20603", "4–\u206010", "11–\u206020"];

function OfficeChart() {
  const { office } = useSite().company;
  const counts = OWN_BANDS.map((points, band) => `${RANKS[band]}:\u00a0${points}`).join(", ");
  const total = OWN_BANDS.reduce((sum, points) => sum + points, 0);
  return (
    <Frame
      title={`${office.street}, ${office.city}`}
      number={`average rank ${OWN_RANK}`}
      foot={
        <>
          {`${OFFICE.search} around our office. ${counts}, ${total} points in all.`}
          <span className="office-cut"> Not all are in view.</span> Illustrative figures.
        </>
      }
    >
      <Art picture={OFFICE_MAP} className="min-h-96" />
    </Frame>
  );
}
