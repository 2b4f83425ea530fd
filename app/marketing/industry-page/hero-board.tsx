import type { Industry } from "../../copy/industry";
import type { HeroPicture } from "../../copy/industry-pictures";
import { Board } from "../sections/board";
import { DemoAndContact } from "../sections/call-to-action";
import { PageHero } from "../sections/page-hero";
import { CallListBody, callTotal } from "./call-list";
import { CarLotBody, lotTotal } from "./car-lot";
import { CartLadderBody, ladderTotal } from "./cart-ladder";
import { ListingBoardBody, listingTotal } from "./listing-board";
import type { BoardTotal } from "./source";
import { VanBoardBody, vanTotal } from "./van-board";
import { WeekBookBody, weekTotal } from "./week-book";

/** The product from one industry's point of view: a heading with the total, and the picture. */
function HeroBoard({ picture }: { picture: HeroPicture }) {
  const { title, owner, label } = picture;
  return (
    <Board title={title} owner={owner} total={totalOf(picture)} label={label}>
      <Body picture={picture} />
    </Board>
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

export function IndustryHero({ industry }: { industry: Industry }) {
  const { badge, title, lead, action, hero } = industry;
  return (
    <PageHero badge={badge} title={title} lead={lead} picture={<HeroBoard picture={hero} />}>
      <DemoAndContact label={action} place="hero" />
    </PageHero>
  );
}
