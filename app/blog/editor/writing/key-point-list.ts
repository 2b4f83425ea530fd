export function oneLine(value: string): string {
  return value.replace(/\s+/g, " ").trim();
}

/** Without blank and repeated ones. */
export function cleanPoints(points: string[]): string[] {
  return [...new Set(points.map(oneLine))].filter((point) => point !== "");
}

/** The list with the point at its end, or null if it is blank or there already. */
export function withPoint(points: string[], added: string): string[] | null {
  const next = cleanPoints([...points, added]);
  return next.length > points.length ? next : null;
}

/** The list with the point at `from` moved to `to`, if both are in it. */
export function movePoint(points: string[], from: number, to: number): string[] {
  const moved = points[from];
  if (moved === undefined || to < 0 || to >= points.length) return points;
  const rest = points.toSpliced(from, 1);
  return rest.toSpliced(to, 0, moved);
}
