import { TUNE_UP_CARD } from "../../copy/example-business";
import { Art, ArtFile } from "../../web/art/art";
import { SHOP_FILES } from "../../web/art/files";
import { postcardBack } from "../../web/art/postcard";
import { STOREFRONTS } from "../../web/art/storefronts";
import type { Ad, FeaturePicture } from "../content/page-copy";
import { Bars, Rows } from "./rows";
import { SearchTable } from "./search-table";

const card = postcardBack(TUNE_UP_CARD);

/** A mock-up of the product next to a feature's text. */
export function Picture({ picture }: { picture: FeaturePicture }) {
  switch (picture.kind) {
    case "rows":
      return (
        <Panel {...picture}>
          <Rows rows={picture.rows} />
        </Panel>
      );
    case "bars":
      return (
        <Panel {...picture}>
          <Bars bars={picture.bars} />
        </Panel>
      );
    case "ads":
      return (
        <Panel {...picture}>
          <Ads ads={picture.ads} />
        </Panel>
      );
    case "searches":
      return (
        <Panel {...picture}>
          <SearchTable place="card" />
        </Panel>
      );
    case "postcard":
      return (
        <div className="mini-card">
          <Art picture={card} />
        </div>
      );
  }
}

/** What each channel shows of the same business: a search has words alone. */
function Ads({ ads }: { ads: readonly Ad[] }) {
  return (
    <ul className="ads">
      {ads.map(({ channel, head, words, now, before }, index) => (
        <li key={channel}>
          <p>
            <b>{head}</b>
            {index === 0 ? null : <ArtFile picture={STOREFRONTS.auto} files={SHOP_FILES.auto} />}
            {words}
          </p>
          {channel}
          <strong>{now}</strong>
          {`was ${before}`}
        </li>
      ))}
    </ul>
  );
}

type PanelProps = { title: string; note: string; foot: string; children: React.ReactNode };

/** A paper card with its title left, its note right, and a line below. */
export function Panel({ title, note, foot, children }: PanelProps) {
  return (
    <figure className="figure-card tabular-nums">
      <figcaption>
        <strong>{title}</strong>
        <span className="text-right text-xs/[1.4] text-ink-3">{note}</span>
      </figcaption>
      {children}
      <p className="border-t border-line pt-[0.7rem] text-xs/[1.4] text-ink-3">{foot}</p>
    </figure>
  );
}
