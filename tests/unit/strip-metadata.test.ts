import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readImage } from "~/platform/uploads/read-image";
import { stripMetadata } from "~/platform/uploads/strip-metadata";

const SECRET = "43.0389 N, 87.9065 W";
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${SECRET}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const FORMATS = ["jpeg", "png", "webp"] as const;

/** 6 x 4 pixels: left half red, right half blue, with a place in EXIF and XMP. */
function picture(format: (typeof FORMATS)[number], orientation = 1): Promise<Buffer> {
  const pixels = Buffer.alloc(6 * 4 * 3);
  for (let at = 0; at < 24; at += 1) pixels[at * 3 + (at % 6 < 3 ? 0 : 2)] = 255;
  return sharp(pixels, { raw: { width: 6, height: 4, channels: 3 } })
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Copyright: SECRET, Artist: SECRET }, IFD3: { GPSLatitudeRef: "N" } })
    .withXmp(XMP)
    .withIccProfile("p3")
    .toFormat(format)
    .toBuffer();
}

function strip(bytes: Uint8Array): Uint8Array {
  const read = readImage(bytes);
  if ("error" in read) throw new Error(read.error);
  const stripped = stripMetadata(read.image);
  if ("error" in stripped) throw new Error(stripped.error);
  expect(stripped.image).toMatchObject({ width: read.image.width, height: read.image.height });
  return stripped.image.bytes;
}

const texts = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

test.each(FORMATS)("place, author and device leave a %s; pixels and color profile stay", async (format) => {
  const original = await picture(format);
  expect(texts(original)).toContain(SECRET);
  const bytes = strip(original);
  expect(texts(bytes)).not.toContain(SECRET);
  const meta = await sharp(bytes).metadata();
  expect(meta.exif).toBeUndefined();
  expect(meta.xmp).toBeUndefined();
  expect(meta.icc).toBeDefined();
  const pixelsOf = (image: Uint8Array) => sharp(image).raw().toBuffer();
  expect(await pixelsOf(bytes)).toEqual(await pixelsOf(original));
});

test.each(FORMATS.flatMap((format) => [3, 6, 8].map((orientation) => ({ format, orientation }))))(
  "a $format that is turned by EXIF ($orientation) is shown the same way",
  async ({ format, orientation }) => {
    const original = await picture(format, orientation);
    const bytes = strip(original);
    expect(texts(bytes)).not.toContain(SECRET);
    expect((await sharp(bytes).metadata()).orientation).toBe(orientation);
    const shown = (image: Uint8Array) => sharp(image).rotate().raw().toBuffer();
    expect(await shown(bytes)).toEqual(await shown(original));
  },
);

test("a progressive JPEG with several scans stays whole", async () => {
  const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7919) % 256));
  const original = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
    .withExif({ IFD0: { Copyright: SECRET } })
    .jpeg({ progressive: true })
    .toBuffer();
  const bytes = strip(original);
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer());
});

test.each(FORMATS)("what follows the end of a %s, such as another file, is cut off", async (format) => {
  const original = Buffer.concat([await picture(format), Buffer.from(`PK<script>${SECRET}</script>`)]);
  expect(texts(strip(original))).not.toContain("<script>");
});

test.each(FORMATS)("a damaged %s is refused or stays a picture; nothing throws", async (format) => {
  const original = await picture(format, 6);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(original.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 }),
      (changes) => {
        const bytes = new Uint8Array(original);
        for (const [at, value] of changes) bytes[at] = value;
        const read = readImage(bytes);
        if ("error" in read) return;
        const stripped = stripMetadata(read.image);
        if ("error" in stripped) expect(stripped.error).toMatch(/damaged/);
        else expect(readImage(stripped.image.bytes)).toHaveProperty("image");
      },
    ),
    { numRuns: 2000 },
  );
});
