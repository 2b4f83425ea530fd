import type { Rates } from "../../platform/company";
import { buttonClass } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { FIGURE_FIELDS, type OwnFigures } from "../content/own-figures";
import { PRICING } from "../content/pricing";
import { BillLines } from "./bills";

const { own: copy } = PRICING;
const NAMES = ["locations", "adDollars", "cards"] as const;

type CalculatorProps = { own: OwnFigures; rates: Rates };

/** The visitor's own price: a form whose answer is this page again, without scripts. Until then it is an example's. */
export function Calculator({ own, rates }: CalculatorProps) {
  const { isAsked, figures } = own;
  return (
    <section className="scroll-mt-20 border-t border-line bg-sunk py-section" id="yours">
      <div className="wrap grid grid-cols-1 items-start gap-x-[clamp(2rem,4vw,3.5rem)] gap-y-10 min-[60rem]:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        <div className="grid gap-[1.1rem]">
          <h2>{copy.title}</h2>
          <p className="lead">{copy.lead}</p>
          <Figures own={own} />
        </div>
        <figure className="frame bill">
          {figures ? (
            <BillLines {...(isAsked ? copy.bill : copy.example)} figures={figures} rates={rates} />
          ) : (
            <p className="frame-inside">{copy.missing}</p>
          )}
        </figure>
      </div>
    </section>
  );
}

function Figures({ own: { texts, errors } }: { own: OwnFigures }) {
  return (
    <form action="/pricing#yours" className="mt-3 grid items-start gap-x-4 gap-y-5 sm:grid-cols-3">
      {NAMES.map((name) => (
        <TextField
          key={name}
          label={FIGURE_FIELDS[name].label}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          defaultValue={texts[name]}
          errors={errors[name] === null ? null : [errors[name]]}
        />
      ))}
      <button
        type="submit"
        className={buttonClass({ size: "lg", className: "sm:col-span-full sm:justify-self-start" })}
      >
        {copy.submit}
      </button>
    </form>
  );
}
