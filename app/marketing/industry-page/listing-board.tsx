import type { ListingBoard } from "../../copy/industry-pictures";
import { Meter } from "../../web/art/meter";
import { MeterKey } from "../pictures/legend";
import { BoardKey } from "../sections/board";
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
      <div className="grid gap-4 px-(--board-gutter) pt-[0.9rem] pb-5 sm:grid-cols-3">
        {board.columns.map(({ title, listings }) => (
          <div key={title} className="grid content-start gap-2 listings">
            <p className="pb-[0.1rem] text-xs/[1.6] text-ink-3">{`${title}, ${listings.length}`}</p>
            {listings.map((listing) => (
              <Home key={listing.address} listing={listing} median={board.median} />
            ))}
          </div>
        ))}
      </div>
      <BoardKey>
        <MeterKey now="days on market" before={`town median, ${board.median} days`} color={1} />
      </BoardKey>
    </>
  );
}

function Home({ listing, median }: { listing: Listing; median: number }) {
  const { address, price, days, note } = listing;
  const percent = (value: number) => Math.round((value / BAR_DAYS) * 100);
  return (
    <div className="listing grid gap-[0.2rem] rounded-md border border-line bg-paper px-3 pt-3 pb-[0.7rem] leading-[1.35]">
      <strong className="font-display text-[1.25rem] leading-[1.1] font-[560] normal-nums">{price}</strong>
      <span>{address}</span>
      {days === null ? null : (
        <div className="mt-2 mb-[0.3rem] grid">
          <Meter now={percent(days)} before={percent(median)} color={days > median ? 2 : 1} />
        </div>
      )}
      <span className="text-xs/[1.4] text-ink-3">{days === null ? note : `${days} days, ${note}`}</span>
    </div>
  );
}
