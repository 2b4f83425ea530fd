import { FIGURES } from "../../../copy/figures";
import type { MoneyView } from "../load.server";
import { Figure, Figures } from "../panel";

type DemoFiguresProps = { demos: NonNullable<MoneyView["demos"]> };

/** From demo to won deal. */
export function DemoFigures({ demos: { booked, cancelled, held, noShows, won } }: DemoFiguresProps) {
  return (
    <section className="border-t border-line" aria-label="From demo to won deal">
      <Figures>
        <Figure label="Demos booked" figure={FIGURES.demosBooked} value={booked}>
          {cancelled}
        </Figure>
        <Figure label="Held" figure={FIGURES.demosHeld} value={held.count}>
          {held.share}
        </Figure>
        <Figure label="No-shows" figure={FIGURES.demosMissed} value={noShows.count}>
          {noShows.share}
        </Figure>
        <Figure label="Won from demos" figure={FIGURES.wonFromDemos} value={won.value}>
          {won.deals}
        </Figure>
      </Figures>
    </section>
  );
}
