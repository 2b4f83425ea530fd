import { whole } from "./picture";

type Point = { x: number; y: number };

/** A closed curve through the midpoints of a polygon's sides, which rounds all corners. */
export function closedCurve(corners: readonly Point[]): string {
  const last = corners.at(-1) ?? { x: 0, y: 0 };
  const start = corners[0] ?? last;
  const curves = corners.map((corner, index) => {
    const next = corners[index + 1] ?? start;
    return `Q${at(corner)} ${at(middle(corner, next))}`;
  });
  return `M${at(middle(last, start))}${curves.join("")}Z`;
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function at({ x, y }: Point): string {
  return `${whole(x)} ${whole(y)}`;
}
