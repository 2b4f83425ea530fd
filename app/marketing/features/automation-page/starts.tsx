import { Art } from "../../../web/art/art";
import type { Picture } from "../../../web/art/picture";
import { Frame, Inside } from "../../pictures/frame";

/** A page's rank on nine Mondays; the last one is five worse. */
const RANKS = [5, 4, 4, 3, 4, 3, 3, 4, 9];
const FREE = 3;
const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
/** Months from the last visit to the month of the card. */
const MONTHS = ["Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct"];

const RANK: Picture = lane(
  `A page’s rank over nine weeks: ${RANKS.join(", ")}`,
  `<path class="stroke-grid" d="M72 ${rankY(1)}H440M72 ${rankY(9)}H440"/><path class="start-line" d="M${RANKS.map((rank, week) => `${72 + week * 45} ${rankY(rank)}`).join("L")}"/><path class="start-wait" d="M432 ${rankY(4)}V${rankY(9)}"/><circle class="start-mark" cx="432" cy="${rankY(9)}" r="6"/><text y="${rankY(1) + 5}">rank 1</text><text y="${rankY(9) + 5}">rank 9</text><text x="72" y="82">week 1</text><text x="448" y="82" text-anchor="end">week 9</text>`,
);

const VAN: Picture = lane(
  "A van’s week, Monday to Saturday: booked on every day but Thursday; the ad runs on Wednesday",
  DAYS.map((day, index) => {
    const x = 1 + index * 75;
    const box = `<path class="${index === FREE ? "start-free" : "start-booked"}" d="M${x} 14h72v26h-72z"/><text x="${x + 36}" y="31" text-anchor="middle">${index === FREE ? "free" : "booked"}</text><text x="${x + 36}" y="82" text-anchor="middle">${day}</text>`;
    return index === FREE - 1 ? `${box}<path class="fill-signal" d="M${x} 48h72v12h-72z"/>` : box;
  }).join(""),
);

const VISIT: Picture = lane(
  "From the last visit in March, seven months to the card in October",
  `<path class="start-wait" d="M20 36H408"/>${MONTHS.map((month, index) => `<text x="${20 + index * 57.7}" y="82" text-anchor="middle">${month}</text><path class="stroke-grid" d="M${20 + index * 57.7} 46v14"/>`).join("")}<circle class="fill-teal" cx="20" cy="36" r="6"/><path class="start-card" d="M406 22h36v26h-36z"/><path class="fill-signal" d="M431 26h7v8h-7z"/>`,
);

function lane(label: string, body: string): Picture {
  return { viewBox: "0 0 450 88", className: "start", label, body };
}

function rankY(rank: number): number {
  return 10 + (rank - 1) * 6;
}

const STARTS = [
  { start: "Five ranks lower", step: "Back to its author", picture: RANK },
  { start: "Free on Thursday", step: "Ad on Wednesday", picture: VAN },
  { start: "Seven months, no visit", step: "Card drafted", picture: VISIT },
];

/** Three starts on their own scales of weeks, days and months, each with the step it sets in motion. */
export function Starts() {
  return (
    <Frame title="Three starts, three steps" number="0 reminders">
      <Inside>
        <ul className="starts">
          {STARTS.map(({ start, step, picture }) => (
            <li key={start}>
              {start}
              <strong>{step}</strong>
              <Art picture={picture} />
            </li>
          ))}
        </ul>
      </Inside>
    </Frame>
  );
}
