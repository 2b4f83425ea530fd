import type { Rates } from "../../platform/company";
import { formatUsd } from "../../platform/money";
import { PRICE_EXAMPLES } from "../content/pricing";
import { Rows } from "../pictures/rows";
import { monthlyPrice } from "../price";

type Example = (typeof PRICE_EXAMPLES)[number];

/**
 * Three worked examples as bills. Radio buttons choose one, and the style shows it: no script. Without `:has()` the
 * first one stays.
 */
export function Bills({ rates }: { rates: Rates }) {
  return (
    <figure className="frame bills">
      <figcaption>
        <strong>Sample bill</strong>
        <fieldset>
          <legend className="sr-only">Example</legend>
          {PRICE_EXAMPLES.map(({ label }, index) => (
            <label key={label}>
              <input type="radio" name="example" value={index + 1} defaultChecked={index === 0} />
              {label}
            </label>
          ))}
        </fieldset>
      </figcaption>
      {PRICE_EXAMPLES.map((example, index) => (
        <Bill key={example.name} example={example} rates={rates} place={index + 1} />
      ))}
    </figure>
  );
}

type BillProps = { example: Example; rates: Rates; place: number };

function Bill({ example, rates, place }: BillProps) {
  return (
    <div className={`bill bill-${place}`}>
      <BillLines title={`${example.name}, November`} aside="example" figures={example} rates={rates} />
    </div>
  );
}

/** "a $6,000", but "an $8,000" and "an $18,000": as the amount is said. */
function withArticle(amount: string): string {
  return `${/^\$(8|1[18](?!\d))/.test(amount) ? "an" : "a"} ${amount}`;
}

type BillLinesProps = {
  title: string;
  aside: string;
  figures: { locations: number; adDollars: number; cards: number };
  rates: Rates;
};

/** What a month costs, line by line; to stand in an element of the class `bill`. */
export function BillLines({ title, aside, figures, rates }: BillLinesProps) {
  const { locations, adDollars, cards } = figures;
  const price = monthlyPrice(figures, rates);
  return (
    <>
      <div className="frame-inside">
        <p>
          <strong>{title}</strong>
          <span>{aside}</span>
        </p>
        <Rows
          rows={[
            {
              label: `${locations} ${locations === 1 ? "location" : "locations"} × ${formatUsd(rates.locationCents)}`,
              value: formatUsd(price.locations),
            },
            {
              label: `${rates.adPercent}% of ${withArticle(formatUsd(adDollars * 100))} ad budget`,
              value: formatUsd(price.ads),
            },
            {
              label: `${cards.toLocaleString("en-US")} ${cards === 1 ? "card" : "cards"} × ${formatUsd(rates.cardCents)}`,
              value: formatUsd(price.cards),
            },
            { label: "You pay us, per month", value: formatUsd(price.total), mark: "sum" },
            { label: "Ads, paid by you to the platforms", value: formatUsd(price.platforms) },
            { label: "All in", value: formatUsd(price.allIn), mark: "total" },
          ]}
        />
      </div>
      <p className="frame-foot">
        {`First month only: setup, ${locations} × ${formatUsd(rates.setupCents)} = ${formatUsd(price.setup)}`}
      </p>
    </>
  );
}
