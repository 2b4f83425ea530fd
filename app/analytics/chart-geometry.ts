import { scaleLinear } from "d3-scale";
import { area, curveBumpX, line } from "d3-shape";

/** Drawings fill a square of 100 × 100, which the page stretches; y grows downwards. */
const SIZE = 100;
const TICKS = 3;

export type ChartPoint = {
  /** Percent from the left. */
  x: number;
  /** Percent from the bottom; null where there is no value. */
  y: number | null;
  previousY: number | null;
};

export type SeriesGeometry = {
  /** Values of the horizontal lines, from 0 up; evenly spaced. */
  ticks: number[];
  points: ChartPoint[];
  area: string;
  line: string;
  /** A line of no length where only one value is known, which a round cap shows as a point. */
  point: string;
  /** From the last whole step to an unfinished one. */
  partial: string;
  previous: string;
};

type SeriesValues = {
  /** Null for steps that have not begun. */
  current: (number | null)[];
  previous: (number | null)[];
  /** The last value stands for an unfinished step. */
  endsPartial: boolean;
  /** Counts get no ticks between two whole numbers. */
  isCount: boolean;
};

/** The paths of a line over time, with the previous period behind it. */
export function seriesGeometry({ current, previous, endsPartial, isCount }: SeriesValues): SeriesGeometry {
  const ticks = axisTicks(Math.max(0, ...numbers(current), ...numbers(previous)), isCount);
  const length = Math.max(current.length, previous.length);
  const x = length === 1 ? () => SIZE / 2 : scaleLinear([0, length - 1], [0, SIZE]);
  const y = scaleLinear([0, ticks.at(-1) ?? 1], [SIZE, 0]);
  const known = points(current, x, y);
  const whole = endsPartial && known.length > 1 ? known.slice(0, -1) : known;
  const draw = line<Point>(
    ([left]) => left,
    ([, top]) => top,
  ).digits(2);
  const fill = area<Point>(
    ([left]) => left,
    SIZE,
    ([, top]) => top,
  ).digits(2);
  return {
    ticks,
    points: Array.from({ length }, (_, index) => ({
      x: round(x(index)),
      y: percentUp(current[index], y),
      previousY: percentUp(previous[index], y),
    })),
    area: fill(known) ?? "",
    line: draw(whole) ?? "",
    point: known.length === 1 ? known.map(([left, top]) => `M${round(left)},${round(top)}h0`).join("") : "",
    partial: whole === known ? "" : (draw(known.slice(-2)) ?? ""),
    previous: draw(points(previous, x, y)) ?? "",
  };
}

type Point = [number, number];
type Scale = (value: number) => number;

function points(values: (number | null)[], x: Scale, y: Scale): Point[] {
  return values.flatMap((value, index): Point[] => (value === null ? [] : [[x(index), y(value)]]));
}

function percentUp(value: number | null | undefined, y: Scale): number | null {
  return value == null ? null : round(SIZE - y(value));
}

/** Round numbers from 0 to at least `top`, evenly spaced. */
export function axisTicks(top: number, isCount: boolean): number[] {
  const highest = top > 0 ? top : isCount ? TICKS : 1;
  const step = scaleLinear([0, highest], [0, 1]).ticks(TICKS)[1] ?? highest;
  const size = isCount ? Math.max(1, step) : step;
  const steps = Math.max(1, Math.ceil(round(highest / size)));
  return Array.from({ length: steps + 1 }, (_, index) => round(index * size));
}

function numbers(values: (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

export type FlowRow = { name: string; shares: number[] };
export type FlowBand = {
  name: string;
  /** Where the band is in each column, percent from the top. */
  blocks: { top: number; bottom: number }[];
  /** The ribbons between the columns, and the columns' own pieces. */
  ribbons: string[];
  columns: string[];
};

/** Width of a column, and the gap between two bands, in percent. */
export const FLOW_COLUMN = 5.2;
const FLOW_GAP = 0.7;

/**
 * Bands that run through columns of equal height, each as high as its share there; the last row lies at the bottom.
 * Shares of a column sum to 1, or are all 0.
 */
export function flowGeometry(rows: FlowRow[]): FlowBand[] {
  const columns = rows[0]?.shares.length ?? 0;
  const left = scaleLinear([0, Math.max(1, columns - 1)], [0, SIZE - FLOW_COLUMN]);
  const tops = Array.from({ length: columns }, (_, column) => stack(rows, column));
  return rows.map(({ name }, row) => {
    const blocks = tops.map((column) => column[row] ?? { top: SIZE, bottom: SIZE });
    return {
      name,
      blocks,
      columns: blocks.map((block, column) => rectangle(left(column), block)),
      ribbons: blocks.slice(1).flatMap((to, column) => {
        const from = blocks[column];
        return from ? [ribbon(left(column) + FLOW_COLUMN, from, left(column + 1), to)] : [];
      }),
    };
  });
}

type Block = FlowBand["blocks"][number];

function stack(rows: FlowRow[], column: number): Block[] {
  const shares = rows.map((row) => row.shares[column] ?? 0);
  const gaps = Math.max(0, shares.filter((share) => share > 0).length - 1) * FLOW_GAP;
  let top = 0;
  return shares.map((share) => {
    const block = { top: round(top), bottom: round(top + share * (SIZE - gaps)) };
    if (share > 0) top = block.bottom + FLOW_GAP;
    return block;
  });
}

function rectangle(left: number, { top, bottom }: Block): string {
  return `M${round(left)} ${top}h${FLOW_COLUMN}V${bottom}h${-FLOW_COLUMN}z`;
}

type Edge = Block & { x: number };

function ribbon(fromX: number, from: Block, toX: number, to: Block): string {
  const draw = area<Edge>(
    ({ x }) => x,
    ({ bottom }) => bottom,
    ({ top }) => top,
  );
  return (
    draw.curve(curveBumpX).digits(2)([
      { x: fromX, ...from },
      { x: toX, ...to },
    ]) ?? ""
  );
}
