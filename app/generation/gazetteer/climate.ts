import type { Town } from "./towns";

/** hot: air conditioning matters more than heat; cold: snow and road salt; dry: rain is news; storm: hurricanes. */
export type Climate = "hot" | "cold" | "dry" | "storm";

/** Rough bounds by position and elevation, to keep a text from a place where its season does not exist. */
export function climateOf({ latitude, longitude, elevation, stateCode }: Town): ReadonlySet<Climate> {
  const isPacific = longitude < -121;
  const isNorthwest = isPacific && latitude > 42;
  const isGulf = latitude < 31.2 && longitude > -97.5;
  const isAtlantic = (latitude < 34.3 && longitude > -81.8) || (latitude < 36.6 && longitude > -78.2);
  const climates: [Climate, boolean][] = [
    ["hot", latitude < 35.3 && longitude > -119.5 && elevation < 3000],
    ["cold", (latitude > 38.8 && !isPacific) || elevation > 5000],
    ["dry", longitude < -98 && !isNorthwest],
    ["storm", stateCode === "FL" || isGulf || isAtlantic],
  ];
  return new Set(climates.flatMap(([climate, holds]) => (holds ? [climate] : [])));
}
