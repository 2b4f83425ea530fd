import { AUDIENCE } from "../../../copy/example-business";
import { Art } from "../../../web/art/art";
import { Frame } from "../../pictures/frame";
import { AUDIENCE_MAP } from "./audience-map";

const { county, minutes: choices } = AUDIENCE;
const CHOSEN = 12;
type Choice = (typeof choices)[number];

const number = (value: number) => value.toLocaleString("en-US");

/** Positions of a slider's thumbs in percent; of the first, by the choice. */
const SLIDERS = [
  { label: "Car, 2016–2020", from: 36, to: 60, count: ({ car }: Choice) => car },
  { label: "Serviced by you", to: 72, count: ({ served }: Choice) => served },
  { label: "OK to mail", to: 88, count: ({ mail }: Choice) => mail },
] as const;

/**
 * An audience that shrinks step by step. Three radio buttons choose the drive time, and the style shows what belongs to
 * it: no script. The sliders are drawings. Without `:has()` it stays at twelve minutes.
 */
export function Audience() {
  return (
    <div className="audience">
      <Frame
        title="Audience: trade-in, November"
        number={`${number(county)} in the county`}
        foot={
          <>
            {"Filled dots match, open ones don’t: "}
            <Chosen of={({ served, leftOut, mail }) => `${served} − ${leftOut} left out = ${mail}`} /> cards
          </>
        }
      >
        <div className="audience-map">
          <Art picture={AUDIENCE_MAP} />
          <DriveTimes />
        </div>
        <Sliders />
      </Frame>
    </div>
  );
}

function DriveTimes() {
  return (
    <fieldset>
      <legend className="sr-only">Drive time</legend>
      {choices.map(({ minutes }) => (
        <label key={minutes}>
          <input type="radio" name="minutes" value={minutes} defaultChecked={minutes === CHOSEN} />
          {minutes} min
        </label>
      ))}
    </fieldset>
  );
}

function Sliders() {
  return (
    <dl className="sliders">
      <div>
        <dt>
          Within <Chosen of={({ minutes }) => `${minutes}`} /> minutes
        </dt>
        <dd>
          <i className="slider-minutes" />
          <Chosen of={({ within }) => number(within)} />
        </dd>
      </div>
      {SLIDERS.map(({ label, count, ...thumbs }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Slider {...thumbs} />
            <Chosen of={(choice) => number(count(choice))} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Slider({ from, to }: { from?: number; to: number }) {
  return (
    <i
      className={from === undefined ? undefined : "slider-range"}
      style={{ "--from": `${from ?? 0}%`, "--to": `${to}%` }}
    />
  );
}

/** A text for each choice, of which the style shows one. */
function Chosen({ of }: { of: (choice: Choice) => string }) {
  return (
    <>
      {choices.map((choice) => (
        <span key={choice.minutes} className={`at at-${choice.minutes}`}>
          {of(choice)}
        </span>
      ))}
    </>
  );
}
