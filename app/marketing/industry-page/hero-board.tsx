import type { HeroPicture } from "../content/industry-pictures";
import { CallListBody, callTotal } from "./call-list";
import { CarLotBody, lotTotal } from "./car-lot";
import { CartLadderBody, ladderTotal } from "./cart-ladder";
import { ListingBoardBody, listingTotal } from "./listing-board";
import type { BoardTotal } from "./source";
import { VanBoardBody, vanTotal } from "./van-board";
import { WeekBookBody, weekTotal } from "./week-book";

/** The product from one industry's point of view: a heading with the total, and the picture. */
export function HeroBoard({ picture }: { picture: HeroPicture }) {
  const total = totalOf(picture);
  return (
    <figure className="board">
      <figcaption className="board-top">
        <span>
          <strong>{picture.title}</strong>
          <span className="meta">{picture.owner}</span>
        </span>
        <span className="num">
          <strong>{total.figure}</strong>
          {` ${total.rest}`}
        </span>
      </figcaption>
      <div className="num" role="img" aria-label={picture.label}>
        <Body picture={picture} />
      </div>
    </figure>
  );
}

function Body({ picture }: { picture: HeroPicture }) {
  switch (picture.kind) {
    case "week":
      return <WeekBookBody book={picture} />;
    case "calls":
      return <CallListBody list={picture} />;
    case "ladder":
      return <CartLadderBody ladder={picture} />;
    case "vans":
      return <VanBoardBody board={picture} />;
    case "listings":
      return <ListingBoardBody board={picture} />;
    case "lot":
      return <CarLotBody lot={picture} />;
  }
}

/** Totals are computed from the rows shown, so that a picture cannot contradict itself. */
function totalOf(picture: HeroPicture): BoardTotal {
  switch (picture.kind) {
    case "week":
      return weekTotal(picture);
    case "calls":
      return callTotal(picture);
    case "ladder":
      return ladderTotal(picture);
    case "vans":
      return vanTotal(picture);
    case "listings":
      return listingTotal(picture);
    case "lot":
      return lotTotal(picture);
  }
}
