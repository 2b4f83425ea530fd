import { seededRandom, tenth, whole } from "./picture";

type Streets = { width: number; height: number; step: number; seed: string };

/** A town plan: two sets of streets at -14 degrees, every fifth of them a main road. */
export function streets({ width, height, step, seed }: Streets): string {
  const random = seededRandom(seed);
  const angle = (-14 * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [middleX, middleY] = [width / 2, height / 2];
  const reach = Math.hypot(width, height) / 2 + step;
  const line = (ux: number, uy: number, vx: number, vy: number, at: number) => {
    const [startX, startY] = [middleX + ux * at - vx * reach, middleY + uy * at - vy * reach];
    return `M${whole(startX)} ${whole(startY)}l${whole(2 * vx * reach)} ${whole(2 * vy * reach)}`;
  };
  let [minor, major] = ["", ""];
  let count = 0;
  for (let at = -reach; at <= reach; at += step * (0.86 + random() * 0.3)) {
    count += 1;
    const along = line(cos, sin, -sin, cos, at);
    const across = line(-sin, cos, cos, sin, at);
    if (count % 5 === 2) major += along;
    else minor += along;
    if (count % 5 === 4) major += across;
    else minor += across;
  }
  return `<path class="st-minor" d="${minor}"/><path class="st-major" d="${major}"/>`;
}

export type RankBand = "a" | "b" | "c" | "d";

/** The colour band of a map rank: 1-3, 4-10, 11-20, beyond. */
export function rankBand(rank: number): RankBand {
  if (rank <= 3) return "a";
  if (rank <= 10) return "b";
  return rank <= 20 ? "c" : "d";
}

/** A rank on the map. The number is always printed, so that colour never says it alone. */
export function rankDot(x: number, y: number, rank: number, radius: number): string {
  const [size, text] = rank > 20 ? [0.74, "20+"] : [0.9, String(rank)];
  return `<g class="rk rk-${rankBand(rank)}" transform="translate(${whole(x)} ${whole(y)})"><circle r="${radius}"/><text y="${tenth(radius * 0.31)}" font-size="${tenth(radius * size)}">${text}</text></g>`;
}

/** Circles of one kind as one path, which costs a page far less than an element for each. */
export function circles(
  points: readonly { x: number; y: number }[],
  radius: number,
  className: string,
): string {
  const half = `${radius} ${radius} 0 1 0`;
  const around = `m-${radius} 0a${half} ${2 * radius} 0 ${half}-${2 * radius} 0`;
  return `<path class="${className}" d="${points.map(({ x, y }) => `M${x} ${y}${around}`).join("")}"/>`;
}

/** The brand's mark as a map symbol: its dot stands on the place. */
export function flare(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path class="f-signal" d="M3.4-3.4 6-12.1A6.9 6.9 0 1 1 12.1-6Z"/><circle class="f-paper" cx="12.4" cy="-12.4" r="2.3"/><circle class="f-ink" r="3.7"/></g>`;
}

/** A place where a competitor is strong: ranks are worse around it. */
export type Rival = { x: number; y: number; reach: number; strength: number };

/** How many ranks the rivals cost at a point. */
export function lossTo(rivals: readonly Rival[], x: number, y: number): number {
  return rivals.reduce((loss, rival) => {
    const distance = Math.hypot(x - rival.x, y - rival.y);
    return loss + rival.strength * Math.exp(-((distance / rival.reach) ** 2));
  }, 0);
}
