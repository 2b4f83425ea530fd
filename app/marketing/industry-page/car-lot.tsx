import type { CarLot } from "../content/industry-pictures";
import { type BoardTotal, Rank, sum } from "./source";

export function lotTotal({ models }: CarLot): BoardTotal {
  const cars = sum(models.map((model) => model.onLot));
  return { figure: `${cars}`, rest: `cars, ${sum(models.map((model) => model.sold))} sold this week` };
}

/** A map of the lot: parked cars are filled, sold ones are gaps. */
export function CarLotBody({ lot }: { lot: CarLot }) {
  return (
    <>
      <ul className="lot">
        <li className="meta">
          <span>Model</span>
          <span>Rank</span>
          <span>On the lot</span>
          <span>Offers mailed</span>
          <span>Visits</span>
        </li>
        {lot.models.map(({ model, rank, onLot, sold, offers, visits }) => (
          <li key={model}>
            <strong>{model}</strong>
            <Rank rank={rank} />
            <span
              className="stalls"
              dangerouslySetInnerHTML={{ __html: "<i></i>".repeat(onLot) + "<b></b>".repeat(sold) }}
            />
            <span>{offers}</span>
            <span>{visits}</span>
          </li>
        ))}
      </ul>
      <ul className="legend board-key">
        <li className="stalls">
          <i />
          in stock
        </li>
        <li className="stalls">
          <b />
          sold, ads off
        </li>
      </ul>
    </>
  );
}
