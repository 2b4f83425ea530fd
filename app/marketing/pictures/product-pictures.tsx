import { Art, ArtFile } from "../../web/art/art";
import { AUTOMATION_FLOW, LEADS_CHART, TARGETING_MAP } from "../../web/art/capabilities";
import { HOUSEHOLDS_FILE, RANKS_BEFORE_FILE } from "../../web/art/files";
import { Meter, signedDollars } from "../../web/art/meter";
import { POSTCARD_FRONT, postcardBack } from "../../web/art/postcard";
import { RANK_BEFORE, RANK_MAP, RANK_MAP_BEFORE, RANK_NOW } from "../../web/art/rank-map";
import { BUDGET, LEADS_PER_WEEK, MAILING, SEARCHES, TRADE_IN_CARD } from "../content/example-business";

const card = postcardBack(TRADE_IN_CARD);
const budget = BUDGET.reduce((sum, { now }) => sum + now, 0);
/** The largest share nearly fills its bar; the others are in proportion. */
const BAR_PERCENT_PER_SHARE = 240;

export function RankPicture() {
  return (
    <div className="mod-pic grow">
      <RankMap />
      <SearchTable />
    </div>
  );
}

/** The town on day 90, with day 1 as an inset. */
export function RankMap() {
  return (
    <div className="bigmap num">
      <Art picture={RANK_MAP} />
      <figure className="tag inset">
        <ArtFile picture={RANK_MAP_BEFORE} file={RANKS_BEFORE_FILE} />
        <figcaption>
          <span>Day 1</span>
          <strong>{RANK_BEFORE}</strong>
        </figcaption>
      </figure>
      <p className="tag now">
        <span>Day 90, average rank</span>
        <strong>{RANK_NOW}</strong>
      </p>
    </div>
  );
}

export function SearchTable() {
  return (
    <table className="kw num">
      <thead>
        <tr>
          <th scope="col">Search</th>
          <th scope="col">Before</th>
          <th scope="col">Now</th>
          <th scope="col">Visits</th>
        </tr>
      </thead>
      <tbody>
        {SEARCHES.map(({ words, before, now, visits }) => (
          <tr key={words}>
            <td>{words}</td>
            <td>{before}</td>
            <td>
              <strong>{now}</strong>
            </td>
            <td>{visits}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function AllocationPicture() {
  return (
    <div className="mod-pic alloc num">
      <p className="alloc-top">
        <span>November budget</span>
        <strong>{`$${budget.toLocaleString("en-US")}`}</strong>
      </p>
      <ul>
        {BUDGET.map(({ channel, now, before }, index) => (
          <li key={channel}>
            <span>{channel}</span>
            <Meter now={barPercent(now)} before={barPercent(before)} color={index + 1} />
            <span>{`$${now.toLocaleString("en-US")}`}</span>
            <span className={now > before ? "up" : "down"}>{signedDollars(now - before)}</span>
          </li>
        ))}
      </ul>
      <p className="key">
        <span>
          <i className="sw c6" />
          now
        </span>
        <span>
          <i className="tick" />
          where you started
        </span>
      </p>
    </div>
  );
}

function barPercent(dollars: number): number {
  return Math.round((dollars / budget) * BAR_PERCENT_PER_SHARE * 10) / 10;
}

export function PostcardPicture() {
  return (
    <div className="mod-pic pc-scene num">
      <Art picture={POSTCARD_FRONT} className="pc-1" />
      <Art picture={card} className="pc-2" />
      <p className="tag">
        <strong>{`${MAILING.scans} scans`}</strong>
        {`of ${MAILING.cards} cards mailed`}
        <br />
        {`${MAILING.visits} visits booked`}
      </p>
    </div>
  );
}

export function LeadsPicture() {
  return (
    <div className="mod-pic pic pic-pad">
      <Art picture={LEADS_CHART} />
      <ul className="legend">
        {LEADS_PER_WEEK.sources.map((source, index) => (
          <li key={source}>
            <i className={`sw c${index + 1}`} />
            {source}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function FlowPicture() {
  return (
    <div className="mod-pic pic pic-pad">
      <Art picture={AUTOMATION_FLOW} />
    </div>
  );
}

export function TargetingPicture() {
  return (
    <div className="mod-pic pic bleed">
      <ArtFile picture={TARGETING_MAP} file={HOUSEHOLDS_FILE} />
    </div>
  );
}
