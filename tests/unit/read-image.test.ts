import sharp from "sharp";
import { expect, test } from "vitest";
import { MAX_IMAGE_BYTES } from "~/platform/uploads/measured";
import { readImage } from "~/platform/uploads/read-image";
import { stripMetadata } from "~/platform/uploads/strip-metadata";
import { startCpu } from "../support/cpu";

/** 300 x 200 pixels of noise. */
const noise = sharp(Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, at) => (at * 7919) % 256)), {
  raw: { width: 300, height: 200, channels: 3 },
});

const ENCODERS = {
  "a baseline JPEG": () => noise.clone().jpeg(),
  "a progressive JPEG": () => noise.clone().jpeg({ progressive: true }),
  "a gray JPEG": () => noise.clone().grayscale().jpeg(),
  "a PNG": () => noise.clone().png(),
  "a PNG with a palette": () => noise.clone().png({ palette: true }),
  "a lossy WebP": () => noise.clone().webp(),
  "a lossless WebP": () => noise.clone().webp({ lossless: true }),
  "a transparent WebP": () => noise.clone().ensureAlpha(0.5).webp(),
} as const;

test.each(Object.entries(ENCODERS))("the size of %s is read from its bytes", async (_, encode) => {
  const { data, info } = await encode().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([300, 200]);
  expect(readImage(data)).toMatchObject({ image: { width: 300, height: 200 } });
});

test("the sizes of odd and large pictures are read as well", async () => {
  for (const [width, height] of [
    [1, 1],
    [257, 3],
    [2100, 900],
  ] as const) {
    const plain = sharp({ create: { width, height, channels: 3, background: "teal" } });
    for (const format of ["jpeg", "png", "webp"] as const) {
      const bytes = await plain.clone().toFormat(format).toBuffer();
      expect(readImage(bytes), format).toMatchObject({ image: { width, height } });
    }
  }
});

test.each(["jpeg", "png", "webp"] as const)(
  "a %s that EXIF turns by a quarter has the size in which it is shown",
  async (format) => {
    const bytes = await noise.clone().withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
    const { autoOrient } = await sharp(bytes).metadata();
    expect(autoOrient).toEqual({ width: 200, height: 300 });
    expect(readImage(bytes)).toMatchObject({ image: autoOrient });
  },
);

const DAMAGED = "This picture is damaged. Please export it again.";
const tooMany = (limit: string) => `This picture has more than ${limit} parts. Please export it again.`;

const SOI = Buffer.of(0xff, 0xd8);
const EOI = Buffer.of(0xff, 0xd9);
/** A profile's segment with 4 bytes of it: its length counts itself. */
const ICC = Buffer.concat([Buffer.of(0xff, 0xe2, 0, 18), Buffer.from("ICC_PROFILE\0\x01\x01ab")]);
/** The start, a pattern again and again up to 5 MB, the end. */
const jpegOf = (pattern: Buffer) => Buffer.concat([SOI, Buffer.alloc(MAX_IMAGE_BYTES - 4, pattern), EOI]);

/** 200,000 segments of 20 bytes; the picture itself is a frame of 8 x 8. */
function manySegments(): Buffer {
  const frame = Buffer.from("ffc0000b080008000801011100ffda0008010100003f00", "hex");
  return Buffer.concat([SOI, ...Array.from({ length: 200_000 }, () => ICC), frame, EOI]);
}

/** The file of a PNG with enough empty chunks `name` to fill 5 MB. */
function pngOf(name: string): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const frame = Buffer.alloc(12 + data.length);
    frame.writeUInt32BE(data.length);
    frame.write(type, 4, "latin1");
    data.copy(frame, 8);
    return frame;
  };
  const header = chunk("IHDR", Buffer.from("00000008000000080802000000", "hex"));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const chunks = Math.floor((MAX_IMAGE_BYTES - 45) / 12);
  return Buffer.concat([
    signature,
    header,
    Buffer.alloc(chunks * 12, chunk(name, Buffer.alloc(0))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A WebP's chunk, which says that it has `size` bytes. */
function riff(name: string, size: number, data: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, "latin1");
  head.writeUInt32LE(size, 4);
  return Buffer.concat([head, data]);
}

function webpOf(pattern: Buffer): Buffer {
  const start = Buffer.concat([
    Buffer.from("RIFF\0\0\0\0WEBP"),
    riff("VP8X", 10, Buffer.from("02000000070000070000", "hex")),
  ]);
  const count = Math.floor((MAX_IMAGE_BYTES - start.length) / pattern.length);
  const bytes = Buffer.concat([start, Buffer.alloc(count * pattern.length, pattern)]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}

/** Frames, each in the one before. */
function nestedFrames(): Buffer {
  const levels = 200_000;
  const level = 24;
  const nested = Buffer.concat(
    Array.from({ length: levels }, (_, at) => riff("ANMF", (levels - at) * level - 8, Buffer.alloc(16))),
  );
  return webpOf(nested);
}

test.each([
  ["zeros after the start of a JPEG", jpegOf(Buffer.of(0)), "This file is no PNG, JPEG or WebP picture."],
  ["0xff after the start of a JPEG", jpegOf(Buffer.of(0xff)), DAMAGED],
  ["text after the first marker of a JPEG", jpegOf(Buffer.from("\xff\xdbgarbage ", "latin1")), DAMAGED],
  ["EXIF segments without length", jpegOf(Buffer.of(0xff, 0xe1, 0, 0)), DAMAGED],
  ["empty segments", jpegOf(Buffer.of(0xff, 0xe1, 0, 2)), tooMany("1,000")],
  ["scans", jpegOf(Buffer.of(0xff, 0xda, 0, 2)), tooMany("1,000")],
  ["200,000 pieces of a color profile", manySegments(), tooMany("1,000")],
  ["empty chunks of a PNG", pngOf("IDAT"), tooMany("10,000")],
  ["unknown chunks of a PNG", pngOf("prVt"), tooMany("10,000")],
  ["EXIF chunks of a PNG", pngOf("eXIf"), tooMany("10,000")],
  ["empty chunks of a WebP", webpOf(riff("VP8 ", 0)), tooMany("10,000")],
  ["unknown chunks of a WebP", webpOf(riff("prVt", 0)), tooMany("10,000")],
  ["frames of a film", webpOf(riff("ANMF", 16, Buffer.alloc(16))), tooMany("10,000")],
  [
    "frames of 1,000 chunks each",
    webpOf(riff("ANMF", 8016, Buffer.concat([Buffer.alloc(16), Buffer.alloc(8000, riff("VP8 ", 0))]))),
    tooMany("10,000"),
  ],
])("5 MB of %s are refused with a sentence within a second", (_, bytes, sentence) => {
  const cpu = startCpu();
  expect(readImage(bytes)).toEqual({ error: sentence });
  expect(cpu()).toBeLessThan(1000);
});

test("5 MB of frames within frames are read within a second, and all but the first go", () => {
  const bytes = nestedFrames();
  const cpu = startCpu();
  const read = readImage(bytes);
  if ("error" in read) throw new Error(read.error);
  const plain = stripMetadata(read.image);
  expect(cpu()).toBeLessThan(1000);
  if ("error" in plain) throw new Error(plain.error);
  // RIFF and WEBP, VP8X with its canvas, and one frame's place without a picture.
  expect(plain.image.bytes.byteLength).toBe(12 + 18 + 24);
});

test("a picture of as many parts as are allowed is taken, one more is not", () => {
  const [header, rest] = [8 + 25, 12];
  const parts = (count: number) => {
    const all = pngOf("IDAT");
    return Buffer.concat([all.subarray(0, header + (count - 2) * 12), all.subarray(-rest)]);
  };
  expect(readImage(parts(10_000))).toMatchObject({ image: { width: 8, height: 8 } });
  expect(readImage(parts(10_001))).toEqual({ error: tooMany("10,000") });
  const frame = Buffer.from("ffc0000b080008000801011100", "hex");
  const jpeg = (segments: number) =>
    Buffer.concat([SOI, ...Array.from({ length: segments - 1 }, () => ICC), frame, EOI]);
  expect(readImage(jpeg(1000))).toMatchObject({ image: { width: 8, height: 8 } });
  expect(readImage(jpeg(1001))).toEqual({ error: tooMany("1,000") });
});
