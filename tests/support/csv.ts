/** The header of the specified twelve columns. */
export const HEADER =
  "First Name,Last Name,Email,Phone,Company,Industry,Status,Priority,Lead Score,Source,Deal Value,Project Description";

export function csvFile(...lines: string[]): Uint8Array {
  return new TextEncoder().encode(`${lines.join("\r\n")}\r\n`);
}

/** A row in which only the name matters. */
export function plainLine(name: string, rest = ""): string {
  return `${name},Bell,${name.toLowerCase()}@harbor.example,,Harbor Auto Group,${rest}`;
}
