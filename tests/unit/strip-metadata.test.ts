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

/** A JPEG's segment. */
const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.of(0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff), data]);

test.each([
  ["a JFXX thumbnail", [segment(0xe0, Buffer.from(`JFXX\0\x10${SECRET}`))]],
  ["the thumbnail of JFIF", [segment(0xe0, jfifWithThumbnail())]],
  ["a camera's own APP0", [segment(0xe0, Buffer.from(`CIFF${SECRET}`))]],
  ["several pictures in one", [segment(0xe2, Buffer.from(`MPF\0${SECRET}`))]],
  ["an APP14 that is not Adobe's", [segment(0xee, Buffer.from(SECRET))]],
  ["IPTC", [segment(0xed, Buffer.from(`Photoshop 3.0\0${SECRET}`))]],
  ["a comment", [segment(0xfe, Buffer.from(SECRET))]],
])("%s leaves a JPEG", async (_, segments) => {
  const plain = await sharp(await picture("jpeg"))
    .jpeg()
    .toBuffer();
  const jfif = segment(0xe0, Buffer.from("JFIF\0\x01\x02\0\0\x01\0\x01\0\0"));
  const original = Buffer.concat([plain.subarray(0, 2), jfif, ...segments, plain.subarray(2)]);
  const bytes = strip(original);
  expect(texts(bytes)).not.toContain(SECRET);
  expect(texts(bytes)).toContain("JFIF\0");
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
});

/** A thumbnail of 9 x 1 pixels. */
function jfifWithThumbnail(): Buffer {
  return Buffer.concat([
    Buffer.from("JFIF\0\x01\x02\0\0\x01\0\x01\x09\x01", "latin1"),
    Buffer.from(SECRET.padEnd(27)),
  ]);
}

test.each(["tEXt", "zTXt", "iTXt", "tIME", "eXIf", "prVt"])("a chunk %s leaves a PNG", async (name) => {
  const plain = await picture("png");
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name + SECRET), Buffer.alloc(4)]);
  chunk.writeUInt32BE(SECRET.length);
  const original = Buffer.concat([plain.subarray(0, 33), chunk, plain.subarray(33)]);
  const bytes = strip(original);
  expect(texts(bytes)).not.toContain(SECRET);
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
});

/** A WebP's chunk. */
function riff(name: string, data: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

test.each(["EXIF", "XMP ", "prVt"])(
  "a chunk %s leaves a WebP, also from a frame of an animation",
  async (name) => {
    const frames = Buffer.concat([6, 12].map((blue) => Buffer.alloc(6 * 4 * 3, blue)));
    const plain = await sharp(frames, { raw: { width: 6, height: 8, channels: 3, pageHeight: 4 } })
      .webp({ lossless: true })
      .toBuffer();
    const at = plain.indexOf("ANMF");
    const size = plain.readUInt32LE(at + 4);
    const hidden = riff(name, Buffer.from(SECRET));
    const frame = riff("ANMF", Buffer.concat([plain.subarray(at + 8, at + 8 + size), hidden]));
    const rest = plain.subarray(at + 8 + size);
    const original = Buffer.concat([plain.subarray(0, at), frame, rest, hidden]);
    original.writeUInt32LE(original.length - 8, 4);
    expect(texts(original).split(SECRET)).toHaveLength(3);
    const bytes = strip(original);
    expect(texts(bytes)).not.toContain(SECRET);
    const shown = (image: Uint8Array) => sharp(image, { animated: true }).raw().toBuffer();
    expect(await shown(bytes)).toEqual(await shown(plain));
  },
);

test("a GIF, which can hold comments and XMP, is not accepted at all", async () => {
  expect(
    readImage(
      await sharp(await picture("png"))
        .gif()
        .toBuffer(),
    ),
  ).toEqual({
    error: "This file is no PNG, JPEG or WebP picture.",
  });
});

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
