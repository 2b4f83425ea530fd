import type { Rates } from "../../platform/company";
import { formatUsd } from "../../platform/money";
import { PRICE_FIGURES, PRICING } from "../content/pricing";
import { SectionHead } from "../sections/section-head";

const { table, free } = PRICING;

type PriceTableProps = { rates: Rates; isExample: boolean };

/**
 * The three figures and the setup with their rates, and what costs nothing extra; below the desktop's width a row is a
 * paragraph.
 */
export function PriceTable({ rates, isExample }: PriceTableProps) {
  const texts = {
    location: formatUsd(rates.locationCents),
    ads: `${rates.adPercent}%`,
    card: formatUsd(rates.cardCents),
    setup: formatUsd(rates.setupCents),
  };
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={table.title} lead={isExample ? table.exampleLead : table.lead} columns="head" />
        <table className="price-table">
          <thead>
            <tr>
              <th scope="col">Figure</th>
              <th scope="col">Rate</th>
              <th scope="col">What’s in it</th>
              <th scope="col">Where you find yours</th>
            </tr>
          </thead>
          <tbody>
            {PRICE_FIGURES.map(({ rate, name, per, text, yours }) => (
              <tr key={rate}>
                <th scope="row">{name}</th>
                <td>
                  <strong>{texts[rate]}</strong> {per}
                </td>
                <td>{text}</td>
                <td>{yours}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="no-extra">
          <h3>{free.title}</h3>
          <ul>
            {free.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
