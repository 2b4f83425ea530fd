import type { Rates } from "../../platform/company";
import { buttonClass } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { FIGURE_FIELDS, type OwnFigures } from "../content/own-figures";
import { PRICING } from "../content/pricing";
import { SectionHead } from "../sections/section-head";
import { BillLines } from "./bills";

const { own: copy } = PRICING;
const NAMES = ["locations", "adDollars", "cards"] as const;

type CalculatorProps = { own: OwnFigures; rates: Rates };

/**
 * The visitor's own price as a sum below its figures: a form whose answer is this page again, without scripts. Until
 * then it is an example's.
 */
export function Calculator({ own, rates }: CalculatorProps) {
  const { isAsked, figures } = own;
  return (
    <section className="scroll-mt-20 border-t border-line bg-sunk py-section" id="yours">
      <div className="wrap">
        <SectionHead title={copy.title} lead={copy.lead} columns="head" />
        <div className="frame bill own">
          <Figures own={own} />
          {figures ? (
            <BillLines {...(isAsked ? copy.bill : copy.example)} figures={figures} rates={rates} />
          ) : (
            <p className="frame-inside">{copy.missing}</p>
          )}
        </div>
      </div>
    </section>
  );
}

function Figures({ own: { texts, errors } }: { own: OwnFigures }) {
  return (
    <form action="/pricing#yours" className="own-columns">
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
      <button type="submit" className={buttonClass({ variant: "ink" })}>
        {copy.submit}
      </button>
    </form>
  );
}
