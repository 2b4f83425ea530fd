import { LEADS_PER_WEEK, WEEK_12 } from "../../../copy/example-business";
import { Art } from "../../../web/art/art";
import { LEADS_CHART, leadsChart } from "../../../web/art/capabilities";
import type { Picture } from "../../../web/art/picture";
import { dataColor } from "../../../web/art/stack-chart";
import { Frame, Inside } from "../../pictures/frame";
import { Legend, Swatch } from "../../pictures/legend";
import { Bars, percentOf } from "../../pictures/rows";
import { Funnel } from "../../pictures/share-lists";

const { people, claims, twice, touches, steps, sold } = WEEK_12;
const most = Math.max(...claims.map(({ leads }) => leads));

/** What each vendor claims, less what they count twice. */
export function Claims() {
  return (
    <Inside>
      <Bars
        bars={[
          ...claims.map(({ label, leads }, index) => ({
            ...{ label, value: `${leads}`, color: index + 1 },
            percent: percentOf(leads, most),
          })),
          {
            label: "Same person, counted again",
            value: `−${twice}`,
            percent: percentOf(twice, most),
            color: 6,
          },
        ]}
        total={{ label: "People", value: `${people}` }}
      />
    </Inside>
  );
}

/** Two axes with a line for each source: from what people saw first to what they saw last. */
const TOUCHES: Picture = {
  viewBox: "0 0 320 212",
  label: `First touch: ${touches.map(({ source, first }) => `${source} ${first}`).join(", ")}. Last touch: ${touches.map(({ source, last }) => `${source} ${last}`).join(", ")}. Both add up to ${people}`,
  body: `<path class="stroke-grid" d="M90 22V196M230 22V196"/><text class="chart-label" x="90" y="12" text-anchor="middle">Came first</text><text class="chart-label" x="230" y="12" text-anchor="middle">Came last</text>${touches
    .map(({ source, first, last }, index) => {
      const { fill, stroke } = dataColor(index + 1);
      const [from, to] = [touchY(first), touchY(last)];
      return `<path class="chart-line ${stroke}" d="M90 ${from}L230 ${to}"/><circle class="${fill}" cx="90" cy="${from}" r="5"/><circle class="${fill}" cx="230" cy="${to}" r="5"/><text class="chart-note" x="78" y="${from + 4}" text-anchor="end">${source} ${first}</text><text class="chart-note" x="242" y="${to + 4}">${last} ${source}</text>`;
    })
    .join("")}`,
};

function touchY(leads: number): number {
  return Math.round(270 - leads * 4);
}

export function FirstAndLastTouch() {
  return (
    <Inside>
      <Art picture={TOUCHES} className="touches" />
    </Inside>
  );
}

export function ToTheSale() {
  return (
    <Inside>
      <Funnel
        steps={steps.map(({ people: count, what }) => ({
          ...{ count: `${count}`, what },
          percent: percentOf(count, people),
        }))}
        last={{ count: `${sold.people}`, what: sold.what, percent: percentOf(sold.people, people) }}
      />
    </Inside>
  );
}

/** The first rows of the list behind a figure, and its last. */
export function LeadRows() {
  return (
    <table className="lead-rows">
      <caption className="sr-only">{`First and last of the ${people} leads`}</caption>
      <thead>
        <tr>
          <th scope="col">Lead</th>
          <th scope="col">First</th>
          <th scope="col">Last</th>
        </tr>
      </thead>
      <tbody>
        {WEEK_12.leads.map(({ row, name, first, last }) => (
          <tr key={row}>
            <td>{`${row}\u2002${name}`}</td>
            <td>{first}</td>
            <td>{last}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WIDE = leadsChart({ width: 640, height: 330 });

/** Twelve weeks on one chart; a narrower drawing keeps its words readable on phones. */
export function LeadsPerWeek() {
  const last = LEADS_PER_WEEK.rows.map((row) => row.at(-1));
  return (
    <Frame title="Leads per week" number="37 to 118">
      <div className="leads-per-week">
        <Art picture={WIDE} />
        <Art picture={LEADS_CHART} />
      </div>
      <div className="frame-foot">
        <Legend>
          {LEADS_PER_WEEK.sources.map((source, index) => (
            <li key={source}>
              <Swatch color={dataColor(index + 1).ground} />
              {`${source} ${last[index]}${index === 2 ? ` = ${people}` : " +"}`}
            </li>
          ))}
        </Legend>
      </div>
    </Frame>
  );
}
