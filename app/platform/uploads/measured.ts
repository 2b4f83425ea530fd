import { DAMAGED } from "./image-limits";

/** In pixels, as the picture is shown; or a sentence for the person who uploaded it. */
export type Measured = { width: number; height: number } | { error: string };

/**
 * What a file consists of, up to one part more than is allowed; `isBroken` if the structure does not hold up to there.
 */
export type Parts<Part> = { parts: Part[]; isBroken: boolean };

type Stored = { width: number; height: number; orientation: number };

/** The size of a picture from its parts, at most `most` of them; `read` returns null if they lack the size. */
export function measureParts<Part>(
  { parts, isBroken }: Parts<Part>,
  most: number,
  read: (parts: Part[]) => Stored | null,
): Measured {
  if (parts.length > most) {
    const limit = most.toLocaleString("en-US");
    return { error: `This picture has more than ${limit} parts. Please export it again.` };
  }
  const stored = isBroken ? null : read(parts);
  if (!stored) return { error: DAMAGED };
  const { width, height, orientation } = stored;
  // From 5 on, EXIF turns the picture by a quarter.
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
