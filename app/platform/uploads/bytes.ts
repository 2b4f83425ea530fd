/** The parts as one. */
export function joinBytes(parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.byteLength;
  }
  return joined;
}

export function textBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** `length` bytes from `at` as Latin letters, such as a chunk's name. */
export function nameAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
