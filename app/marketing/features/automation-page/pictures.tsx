import { MAILING, SCANNED } from "../../../copy/example-business";
import { Frame, Inside } from "../../pictures/frame";
import { Hours } from "../../pictures/legend";
import { Bars, percentOf, Rows } from "../../pictures/rows";
import { Answers } from "../../pictures/share-lists";

const { scans } = MAILING;
const { booked, leftAlone, waiting } = SCANNED;
const open = scans - booked;
const reachable = open - leftAlone;
const stopped = booked + leftAlone;

const STARTS = [
  { label: "Card scanned", people: scans },
  { label: "A car’s birthday", people: 38 },
  { label: "Quiet for a month", people: 22 },
  { label: "Missed call", people: 14 },
  { label: "Form sent", people: 9 },
];

export function Started() {
  return (
    <Inside>
      <Bars
        bars={STARTS.map(({ label, people }) => ({
          ...{ label, value: `${people}`, color: 1 },
          percent: percentOf(people, scans),
        }))}
      />
    </Inside>
  );
}

/** A week's opening hours; a message that is ready before them waits for them. Times are hours of the day. */
const WEEK = [
  { day: "Mon", open: { from: 9, to: 18 }, ready: 2 },
  { day: "Tue", open: { from: 9, to: 18 } },
  { day: "Wed", open: { from: 9, to: 18 }, ready: 5 },
  { day: "Thu", open: { from: 9, to: 18 } },
  { day: "Fri", open: { from: 9, to: 18 } },
  { day: "Sat", open: { from: 9, to: 13 }, ready: 3 },
  { day: "Sun" },
];

export function HeldMessages() {
  return (
    <Inside>
      <ul className="held">
        {WEEK.map(({ day, open, ready }) => (
          <li key={day}>
            {day}
            {open ? (
              <span
                style={{ "--from": `${percentOf(open.from, 24)}%`, "--to": `${percentOf(open.to, 24)}%` }}
              >
                {ready === undefined ? null : <i style={{ "--ready": `${percentOf(ready, 24)}%` }} />}
              </span>
            ) : (
              <em>closed</em>
            )}
          </li>
        ))}
      </ul>
      <Hours className="held-hours" />
    </Inside>
  );
}

export function Questions() {
  return (
    <Inside>
      <Answers
        items={[
          {
            question: "Booked already?",
            answer: `${booked} yes, ${open} no`,
            percent: percentOf(booked, scans),
          },
          {
            question: `Of the ${open}: opted out?`,
            answer: `${leftAlone} yes, ${reachable} no`,
            percent: percentOf(leftAlone, open),
          },
          {
            question: `Of the ${reachable}: two days passed?`,
            answer: `${reachable - waiting} yes, ${waiting} not yet`,
            percent: percentOf(reachable - waiting, reachable),
          },
        ]}
      />
    </Inside>
  );
}

export function Task() {
  return (
    <Inside>
      <div className="call-task">
        <strong>Call Ada Kowalski</strong>
        <p>Scanned Tuesday at 12:10 PM. Saw the ad twice, didn’t book.</p>
        <p>
          <span>For Mike</span>
          <span>Due Friday, 10:00 AM</span>
        </p>
      </div>
    </Inside>
  );
}

/** What did not go out: both steps for everybody who had booked or opted out. */
export function CalledOff() {
  return (
    <Frame
      title="Called off this week"
      number={`${stopped} people, 2 steps each`}
      foot={`${booked} people had booked, one opted out.`}
    >
      <Inside>
        <Rows
          rows={[
            { label: "Ads not shown, up to $0.90 each", value: `${stopped}` },
            { label: "Calls Mike didn’t have to make", value: `${stopped}` },
            { label: "Steps called off", value: `${2 * stopped}`, mark: "sum" },
          ]}
        />
      </Inside>
    </Frame>
  );
}
