import { Meter } from "../../web/art/meter";
import type { ListingBoard } from "../content/industry-pictures";
import type { BoardTotal } from "./source";

/** Days that fill a listing's bar. */
const BAR_DAYS = 45;

type Listing = ListingBoard["columns"][number]["listings"][number];

export function listingTotal({ columns, median }: ListingBoard): BoardTotal {
  const live = columns.flatMap((column) => column.listings).filter((listing) => listing.days !== null);
  const quick = live.filter((listing) => (listing.days ?? 0) < median).length;
  return { figure: `${quick}`, rest: `of ${live.length} under the median` };
}

export function ListingBoardBody({ board }: { board: ListingBoard }) {
  return (
    <>
      <div className="listings">
        {board.columns.map(({ title, listings }) => (
          <div key={title}>
            <p className="meta">{`${title}, ${listings.length}`}</p>
            {listings.map((listing) => (
              <Home key={listing.address} listing={listing} median={board.median} />
            ))}
          </div>
        ))}
      </div>
      <p className="key board-key">
        <span>
          <i className="sw c1" />
          days on market
        </span>
        <span>
          <i className="tick" />
          {`town median, ${board.median} days`}
        </span>
      </p>
    </>
  );
}

function Home({ listing, median }: { listing: Listing; median: number }) {
  const { address, price, days, note } = listing;
  const percent = (value: number) => Math.round((value / BAR_DAYS) * 100);
  return (
    <div className="listing">
      <strong>{price}</strong>
      <span>{address}</span>
      {days === null ? null : (
        <Meter now={percent(days)} before={percent(median)} color={days > median ? 2 : 1} />
      )}
      <span className="meta">{days === null ? note : `${days} days, ${note}`}</span>
    </div>
  );
}
