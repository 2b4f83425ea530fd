import type { CartLadder } from "../../copy/industry-pictures";
import { formatUsd } from "../../platform/money";
import { tenth } from "../../web/art/picture";
import { type BoardTotal, sum } from "./source";

export function ladderTotal({ carts, steps }: CartLadder): BoardTotal {
  return { figure: `${sum(steps.map((step) => step.back))}`, rest: `of ${carts} back` };
}

const BAR = "relative flex h-[2.1rem] items-center rounded-xs pl-[0.6rem]";

/** A bar's width is the carts still abandoned; its end is what the step recovers. */
export function CartLadderBody({ ladder }: { ladder: CartLadder }) {
  const { carts, steps, order, rest } = ladder;
  const percent = (count: number) => `${tenth((count / carts) * 100)}%`;
  const outBefore = (step: number) => carts - sum(steps.slice(0, step).map(({ back }) => back));
  const lost = outBefore(steps.length);
  return (
    <ol className="grid gap-[0.9rem] px-(--board-gutter) pt-[1.15rem] pb-5">
      {steps.map(({ when, what, back }, index) => (
        <li key={when} className="grid gap-[0.35rem]">
          <p className="flex gap-[0.6rem] text-ink-2">
            <strong className="w-[4.2rem] flex-none text-ink">{when}</strong>
            <span>{what}</span>
            <span className="ml-auto font-semibold text-ink">{formatUsd(back * order * 100)}</span>
          </p>
          <div className={`${BAR} bg-water`} style={{ width: percent(outBefore(index)) }}>
            <i className="text-ink-2 not-italic">{outBefore(index)}</i>
            <b
              className="absolute inset-y-0 right-0 flex items-center justify-center rounded-xs bg-teal text-xs/[1.6] whitespace-nowrap text-surface"
              style={{ width: `${tenth((back / outBefore(index)) * 100)}%` }}
            >
              {back}
              <span className="max-sm:hidden">&nbsp;back</span>
            </b>
          </div>
        </li>
      ))}
      <li className="grid gap-[0.35rem]">
        <div className={`${BAR} inset-ring inset-ring-line-strong`} style={{ width: percent(lost) }}>
          <i className="text-ink-2 not-italic">{lost}</i>
        </div>
        <p className="text-sm/[1.6] text-ink-2">{`${lost} ${rest}`}</p>
      </li>
    </ol>
  );
}
