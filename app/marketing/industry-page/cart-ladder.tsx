import { tenth } from "../../web/art/picture";
import type { CartLadder } from "../content/industry-pictures";
import { type BoardTotal, sum } from "./source";

export function ladderTotal({ carts, steps }: CartLadder): BoardTotal {
  return { figure: `${sum(steps.map((step) => step.back))}`, rest: `of ${carts} back` };
}

/** A bar's width is the carts still abandoned; its end is what the step recovers. */
export function CartLadderBody({ ladder }: { ladder: CartLadder }) {
  const { carts, steps, order, rest } = ladder;
  const percent = (count: number) => `${tenth((count / carts) * 100)}%`;
  const outBefore = (step: number) => carts - sum(steps.slice(0, step).map(({ back }) => back));
  const lost = outBefore(steps.length);
  return (
    <ol className="ladder">
      {steps.map(({ when, what, back }, index) => (
        <li key={when}>
          <p>
            <strong>{when}</strong>
            <span>{what}</span>
            <span>{`$${(back * order).toLocaleString("en-US")}`}</span>
          </p>
          <div
            className="rung"
            style={{
              "--w": percent(outBefore(index)),
              "--share": `${tenth((back / outBefore(index)) * 100)}%`,
            }}
          >
            <i>{outBefore(index)}</i>
            <b>
              {back}
              <span>&nbsp;back</span>
            </b>
          </div>
        </li>
      ))}
      <li>
        <div className="rung" style={{ "--w": percent(lost) }}>
          <i>{lost}</i>
        </div>
        <p className="meta">{`${lost} ${rest}`}</p>
      </li>
    </ol>
  );
}
