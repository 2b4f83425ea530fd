import { MAILING, SCANNED } from "../../../copy/example-business";
import { Frame } from "../../pictures/frame";

const { scans, cards } = MAILING;
const { booked, leftAlone, waiting, sawAd, toCall } = SCANNED;

/** A step of the flow: a question asks, an exit leaves to the right, the stop ends everything. */
type Step = {
  kind: "start" | "question" | "step" | "exit" | "exit stop";
  title: string;
  note: string;
  people?: number;
};

const STEPS: readonly Step[] = [
  { kind: "start", title: "Card scanned", note: `Any of ${cards} cards`, people: scans },
  { kind: "question", title: "Booked?", note: "Asked before every step" },
  { kind: "exit stop", title: "Stop", note: "Everything else is canceled", people: booked },
  { kind: "question", title: "Opted out?", note: "One tap on the card’s page" },
  { kind: "exit", title: "Out for good", note: "Off the mailing list", people: leftAlone },
  { kind: "step", title: "Wait two days", note: "9\u00a0AM to 6\u00a0PM only", people: waiting },
  { kind: "step", title: "Instagram ad", note: "$0.90 each, at most", people: sawAd },
  { kind: "step", title: "Mike calls", note: "By name, from his list", people: toCall },
];

/**
 * The flow as a list in two columns, so that its words keep their size on a phone. The counts run up once, one after
 * another, and the stop comes last; where motion is to be reduced they stand.
 */
export function Flow() {
  return (
    <Frame
      title="After a card is scanned"
      number={`${scans} people this mailing`}
      foot={`${booked} + ${leftAlone} + ${waiting} + ${sawAd} + ${toCall} = ${scans}`}
    >
      <ol className="flow">
        {STEPS.map(({ kind, title, note, people }, index) => (
          <li key={title} className={`flow-${kind}`} style={{ "--order": `${index}` }}>
            {kind.startsWith("exit") ? <i>yes</i> : null}
            <strong>{title}</strong>
            {people === undefined ? null : (
              <>
                <span className="sr-only">{people}</span>
                <b style={{ "--people": `${people}` }} aria-hidden="true" />
              </>
            )}
            <span>{note}</span>
          </li>
        ))}
        <li className="flow-rule">
          <strong>One rule beats the rest.</strong>
          When somebody books, whatever was still planned for them is called off.
        </li>
      </ol>
    </Frame>
  );
}
