import { MAILING, TRADE_IN_CARD } from "../../copy/example-business";
import { Art, ArtFile } from "../../web/art/art";
import { RANKS_BEFORE_FILES } from "../../web/art/files";
import { POSTCARD_FRONT, postcardBack } from "../../web/art/postcard";
import { RANK_BEFORE, RANK_MAP, RANK_MAP_BEFORE, RANK_NOW } from "../../web/art/rank-map";

/** The town on day 90, with day 1 as an inset. */
export function RankMap() {
  return (
    <div className="rank-map-frame flex flex-1 flex-col">
      <div className="rank-map relative overflow-clip tabular-nums">
        <Art picture={RANK_MAP} />
        <figure className="picture-tag rank-map-before p-2" data-over-picture>
          <ArtFile picture={RANK_MAP_BEFORE} files={RANKS_BEFORE_FILES} className="rounded-sm" />
          <figcaption>
            <span>Day 1</span>
            <strong>{RANK_BEFORE}</strong>
          </figcaption>
        </figure>
        <p className="picture-tag rank-map-now" data-over-picture>
          <span>Day 90, average rank</span>
          <strong>{RANK_NOW}</strong>
        </p>
      </div>
    </div>
  );
}

const card = postcardBack(TRADE_IN_CARD);

/** Both sides of a postcard on a table. */
export function PostcardPicture() {
  return (
    <div className="product-picture postcard-picture tabular-nums">
      <Art picture={POSTCARD_FRONT} className="postcard-picture-front" />
      <Art picture={card} className="postcard-picture-back" />
      <p className="picture-tag postcard-picture-tag" data-over-picture>
        <strong>{`${MAILING.scans} scans`}</strong>
        {`of ${MAILING.cards} cards mailed`}
        <br />
        {`${MAILING.visits} visits booked`}
      </p>
    </div>
  );
}
