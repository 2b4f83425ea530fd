import { RESULTS_NOTE } from "../../copy/claim";
import { MAILING } from "../../copy/example-business";
import type { Rates } from "../../platform/company";
import { formatUsd } from "../../platform/money";
import { PRICING } from "../content/pricing";
import { Frame, Inside } from "../pictures/frame";
import { percentOf } from "../pictures/rows";
import { Funnel } from "../pictures/share-lists";

const { cards, scans, visits } = MAILING;
const { title, picture } = PRICING.worth;

/** What a mailing brought in, by the same rate: the price of a scan and of a visit. */
export function Worth({ rates }: { rates: Rates }) {
  const cost = cards * rates.cardCents;
  const [scan, visit] = [scans, visits].map((count) => formatUsd(Math.round(cost / count)));
  const card = formatUsd(rates.cardCents);
  return (
    <section className="dark-section py-section">
      <div className="wrap grid grid-cols-1 items-center gap-x-[clamp(2rem,4vw,3.5rem)] gap-y-10 min-[60rem]:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        <div className="grid content-start gap-[1.1rem]">
          <h2>{title}</h2>
          <p className="lead">
            {`Harbor Auto mailed ${cards} cards in November. ${scans} were scanned and ${visits} people booked a visit.`}
          </p>
          <p className="lead">
            {`If a visit isn’t worth ${visit} to you, don’t mail. We’ll say so in the demo.`}
          </p>
          <p className="text-sm/[1.6] text-ink-3">{RESULTS_NOTE}</p>
        </div>
        <Frame
          title={picture.title}
          number={picture.owner}
          foot={`${formatUsd(cost)} ÷ ${scans} = ${scan} and ${formatUsd(cost)} ÷ ${visits} = ${visit}`}
        >
          <Inside>
            <Funnel
              steps={[
                { count: `${cards}`, what: `cards × ${card} = ${formatUsd(cost)}`, percent: 100 },
                { count: `${scans}`, what: `scanned, ${scan} each`, percent: percentOf(scans, cards) },
              ]}
              last={{
                count: `${visits}`,
                what: `visits booked, ${visit} each`,
                percent: percentOf(visits, cards),
              }}
            />
          </Inside>
        </Frame>
      </div>
    </section>
  );
}
