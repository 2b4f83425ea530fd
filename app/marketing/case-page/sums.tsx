import type { Rates } from "../../platform/company";
import { formatUsd } from "../../platform/money";
import { CASE } from "../content/case";
import { Rows } from "../pictures/rows";
import type { casePrice } from "../price";
import { CALLS, EXTRA_CALLS } from "./maps";

const { months, cards, before, patients } = CASE;

/** What it cost and what it brought, each line by line. */
export function Sums({ price, rates }: { price: ReturnType<typeof casePrice>; rates: Rates }) {
  const per = (count: number) => formatUsd(Math.round(price.total / count));
  return (
    <section className="py-section">
      <div className="wrap case-sums">
        <div>
          <h2>What it cost.</h2>
          <Rows
            rows={[
              {
                label: `One location, ${months} months × ${formatUsd(rates.locationCents)}`,
                value: formatUsd(price.location),
              },
              { label: "Setup, once", value: formatUsd(price.setup) },
              { label: `${cards} cards × ${formatUsd(rates.cardCents)}`, value: formatUsd(price.cards) },
              { label: "Spent", value: formatUsd(price.total), mark: "sum" },
            ]}
          />
        </div>
        <div>
          <h2>What it brought in.</h2>
          <Rows
            rows={[
              { label: "Calls, the 13 weeks before", value: `${before}` },
              { label: "Calls, these 13 weeks", value: `${CALLS}` },
              { label: "Extra calls", value: `${EXTRA_CALLS}`, mark: "sum" },
              { label: "New patients booked from them", value: `${patients}` },
              {
                label: `Per extra call, ${formatUsd(price.total)} ÷ ${EXTRA_CALLS}`,
                value: per(EXTRA_CALLS),
              },
              { label: `Per new patient, ${formatUsd(price.total)} ÷ ${patients}`, value: per(patients) },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
