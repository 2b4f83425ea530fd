import { MAILING, TRADE_IN_CARD } from "../../copy/example-business";
import { Art } from "../../web/art/art";
import { POSTCARD_FRONT, postcardBack } from "../../web/art/postcard";

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
