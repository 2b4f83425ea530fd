import type { ReactNode } from "react";
import { LEADS_PER_WEEK, MAILING, MOVED_TUESDAY, SCANNED, TRADE_IN_CARD } from "../../copy/example-business";
import type { SignatureName } from "../../copy/modules";
import { Art, ArtFile, Signature } from "../../web/art/art";
import { TARGETING_MAP } from "../../web/art/capabilities";
import { HOUSEHOLDS_FILES } from "../../web/art/files";
import { moveColor, signedDollars } from "../../web/art/meter";
import { postcardBack } from "../../web/art/postcard";
import { rankGrid } from "../../web/art/rank-grid";
import { HANDOVERS, PLATFORM_FEATURES, PLATFORM_RANKS } from "../content/platform";
import { Inside, PictureCard } from "../pictures/frame";
import { Bars, percentOf } from "../pictures/rows";
import { Answers } from "../pictures/share-lists";
import { MoreLink } from "../sections/more-link";
import { SectionHead } from "../sections/section-head";

const { booked, leftAlone } = SCANNED;
const { scans } = MAILING;
const lastWeek: readonly number[] = LEADS_PER_WEEK.rows.map((row) => row.at(-1) ?? 0);

export const MOVED_BARS = MOVED_TUESDAY.map(({ channel, dollars, share }) => ({
  ...{ label: channel, value: signedDollars(dollars), color: moveColor(dollars) },
  ...{ percent: share.now, before: share.before },
}));

const PICTURES: Record<SignatureName, ReactNode> = {
  pixlseo: (
    <Art
      picture={rankGrid({
        seed: "harbor",
        label: "Rank map: 1 to 4 around the business, 11 and 12 in one corner",
        ranks: PLATFORM_RANKS,
      })}
    />
  ),
  adrev: (
    <Inside>
      <Bars bars={MOVED_BARS} />
      <p className="handover-note">Moved on Tuesday at 11:00 AM: 140 + 60 − 200 = 0</p>
    </Inside>
  ),
  directMail: (
    <div className="handover-card">
      <Art picture={postcardBack(TRADE_IN_CARD)} />
    </div>
  ),
  analytics: (
    <Inside>
      <Bars
        bars={LEADS_PER_WEEK.sources.map((label, index) => ({
          ...{ label, value: `${lastWeek[index]}`, color: index + 1 },
          percent: percentOf(lastWeek[index] ?? 0, Math.max(...lastWeek)),
        }))}
        total={{ label: "People, once each", value: `${lastWeek.reduce((sum, leads) => sum + leads, 0)}` }}
      />
    </Inside>
  ),
  automation: (
    <Inside>
      <Answers
        items={[
          {
            question: "Booked, then stopped",
            answer: `${booked} of ${scans}`,
            percent: percentOf(booked, scans),
          },
          {
            question: "Still under way",
            answer: `${scans - booked - leftAlone} of ${scans}`,
            percent: percentOf(scans - booked - leftAlone, scans),
          },
          {
            question: "Opted out",
            answer: `${leftAlone} of ${scans}`,
            percent: percentOf(leftAlone, scans),
          },
        ]}
      />
    </Inside>
  ),
  targeting: <ArtFile picture={TARGETING_MAP} files={HOUSEHOLDS_FILES} className="object-cover" />,
};

/** The features: what each part does, what the others get from it, and a picture of that; on phones a row to swipe. */
export function Handovers() {
  return (
    <section className="py-section" id="features">
      <div className="wrap">
        <SectionHead {...HANDOVERS} />
        {/* The links inside the row make it possible to scroll it by keyboard. */}
        <section
          className="handovers snap-row"
          style={{ "--cards": `${PLATFORM_FEATURES.length}` }}
          aria-label="Parts"
        >
          {PLATFORM_FEATURES.map(({ signature, name, href, text, hands }) => (
            <PictureCard
              key={name}
              title={name}
              text={text}
              head={<Signature name={signature} />}
              more={
                <>
                  <p className="handover">
                    <strong>Passes on:</strong> {hands}
                  </p>
                  <MoreLink href={href} label="Learn More" about={`about ${name}`} />
                </>
              }
            >
              {PICTURES[signature]}
            </PictureCard>
          ))}
        </section>
      </div>
    </section>
  );
}
