import type { CarLot } from "../../copy/industry-pictures";
import { Legend } from "../pictures/legend";
import { BoardKey } from "../sections/board";
import { type BoardTotal, Rank, sum } from "./source";

export function lotTotal({ models }: CarLot): BoardTotal {
  const cars = sum(models.map((model) => model.onLot));
  return { figure: `${cars}`, rest: `cars, ${sum(models.map((model) => model.sold))} sold this week` };
}

/** A map of the lot: parked cars are filled, sold ones are gaps. */
export function CarLotBody({ lot }: { lot: CarLot }) {
  return (
    <>
      <ul className="divide-y divide-line *:grid *:grid-cols-[4.4rem_2.2rem_minmax(0,1fr)_3.4rem_2.8rem] *:gap-3 *:px-(--board-gutter) max-sm:*:grid-cols-[3.6rem_1.9rem_minmax(0,1fr)_2.6rem_2.2rem] max-sm:*:gap-2">
        <li className="items-end py-2 text-xs/[1.25] text-ink-3">
          <span>Model</span>
          <span>Rank</span>
          <span>On the lot</span>
          <span className="text-right">Offers mailed</span>
          <span className="text-right">Visits</span>
        </li>
        {lot.models.map(({ model, rank, onLot, sold, offers, visits }) => (
          <li key={model} className="items-center py-3">
            <strong>{model}</strong>
            <Rank rank={rank} />
            <span
              className="parked-cars"
              dangerouslySetInnerHTML={{ __html: "<i></i>".repeat(onLot) + "<b></b>".repeat(sold) }}
            />
            <span className="text-right">{offers}</span>
            <span className="text-right">{visits}</span>
          </li>
        ))}
      </ul>
      <BoardKey>
        <Legend>
          <li className="parked-cars">
            <i />
            in stock
          </li>
          <li className="parked-cars">
            <b />
            sold, ads off
          </li>
        </Legend>
      </BoardKey>
    </>
  );
}
