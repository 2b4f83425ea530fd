import { MAILING, TRADE_IN_CARD } from "../../../copy/example-business";
import { Art, ArtFile } from "../../../web/art/art";
import { RANKS_BEFORE_FILES } from "../../../web/art/files";
import { RANK_BANDS, type RankBand, rankBand } from "../../../web/art/map";
import { CAR_POSTCARD, postcardBack } from "../../../web/art/postcard";
import { RANK_BEFORE, RANK_MAP, RANK_MAP_BEFORE, RANK_NOW, RANK_POINTS } from "../../../web/art/rank-map";

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
          <span>
            Day 90, average rank<span className="rank-map-all">{` of all ${RANK_POINTS.length} points`}</span>
          </span>
          <strong>{RANK_NOW}</strong>
        </p>
      </div>
    </div>
  );
}

const BANDS = RANK_BANDS.map((band, index) => ({ band, ranks: ["1–3", "4–10", "11–20", "20+"][index] }));
const BAND_DAYS = [
  { day: "Day 1", ranks: RANK_POINTS.map(({ before }) => before) },
  { day: "Day 90", ranks: RANK_POINTS.map(({ now }) => now) },
].map(({ day, ranks }) => ({
  day,
  counts: BANDS.map((band) => ({
    ...band,
    points: ranks.filter((rank) => rankBand(rank) === band.band).length,
  })),
}));

/** The map's points by rank, before and now: what the colors mean, and how many have each. */
export function RankBands() {
  return (
    <figure className="grid w-full gap-3 border-t border-line pt-5 text-sm/[1.4] tabular-nums max-lg:hidden">
      <figcaption className="flex justify-between gap-x-4">
        <strong>{`${RANK_POINTS.length} points by rank`}</strong>
        <span className="flex gap-x-4 text-ink-2">
          <BandNames />
        </span>
      </figcaption>
      {BAND_DAYS.map(({ day, counts }) => (
        <p key={day} className="flex items-center gap-[0.1rem]">
          <span className="w-[4.2rem] text-ink-2">{day}</span>
          {counts.map(({ band, points }) =>
            points === 0 ? null : (
              <Swatch
                key={band}
                band={band}
                className="min-w-6 rounded-xs py-[0.3rem] text-center font-semibold not-italic"
                points={points}
              />
            ),
          )}
        </p>
      ))}
    </figure>
  );
}

/** What the map's colors mean, below it where there is no room for the counts. */
export function RankKey() {
  return (
    <p className="flex justify-between gap-x-4 border-t border-line px-4 py-3 text-sm/[1.4] text-ink-2 tabular-nums lg:hidden">
      <BandNames />
    </p>
  );
}

function BandNames() {
  return BANDS.map(({ band, ranks }) => (
    <span key={band} className="flex items-center gap-[0.35rem]">
      <Swatch band={band} className="size-[0.7rem] rounded-full" />
      {ranks}
    </span>
  ));
}

type SwatchProps = { band: RankBand; className: string; points?: number };

function Swatch({ band, className, points }: SwatchProps) {
  return (
    <i
      className={`rank-${band} bg-(--rank) text-(--rank-ink) shadow-[inset_0_0_0_1px_var(--rank-edge,transparent)] ${className}`}
      style={points === undefined ? undefined : { flexGrow: points }}
    >
      {points}
    </i>
  );
}

const card = postcardBack(TRADE_IN_CARD);

/** Both sides of a postcard on a table. */
export function PostcardPicture() {
  return (
    <div className="product-picture postcard-picture tabular-nums">
      <Art picture={CAR_POSTCARD} className="postcard-picture-front" />
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
