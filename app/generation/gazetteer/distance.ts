export type Position = { latitude: number; longitude: number };

/** Mean radius of the earth. */
const EARTH_MILES = 3958.8;

/** Great-circle distance in miles by the haversine formula. */
export function milesBetween(one: Position, other: Position): number {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(chord));
}

const POINTS = [
  "north",
  "northeast",
  "east",
  "southeast",
  "south",
  "southwest",
  "west",
  "northwest",
] as const;

/** The compass direction from the first position to the second: "southwest". */
export function directionTo(from: Position, to: Position): (typeof POINTS)[number] {
  const mid = radians(to.latitude);
  const east = radians(to.longitude - from.longitude);
  const y = Math.sin(east) * Math.cos(mid);
  const x =
    Math.cos(radians(from.latitude)) * Math.sin(mid) -
    Math.sin(radians(from.latitude)) * Math.cos(mid) * Math.cos(east);
  const eighths = Math.round(Math.atan2(y, x) / (Math.PI / 4));
  return POINTS[(eighths + 8) % 8] ?? "north";
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
