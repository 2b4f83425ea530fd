const DATA_COLORS = [
  { ground: "bg-data-1", fill: "fill-data-1", stroke: "stroke-data-1" },
  { ground: "bg-data-2", fill: "fill-data-2", stroke: "stroke-data-2" },
  { ground: "bg-data-3", fill: "fill-data-3", stroke: "stroke-data-3" },
  { ground: "bg-data-4", fill: "fill-data-4", stroke: "stroke-data-4" },
  { ground: "bg-data-5", fill: "fill-data-5", stroke: "stroke-data-5" },
  { ground: "bg-data-6", fill: "fill-data-6", stroke: "stroke-data-6" },
] as const;

/** The classes of a data color, 1 to 6; further series repeat them. */
export function dataColor(series: number): (typeof DATA_COLORS)[number] {
  return DATA_COLORS[(series - 1) % DATA_COLORS.length] ?? DATA_COLORS[0];
}
