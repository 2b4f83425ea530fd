import type { SignatureName } from "../../copy/modules";

/** Every lighthouse has its own flash pattern, and so has every module: alternately lit and dark, 24 units in all. */
const PATTERNS = {
  pixlseo: [3, 2, 3, 16],
  adrev: [6, 6, 6, 6],
  directMail: [14, 10],
  analytics: [18, 3, 3],
  automation: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
  targeting: [2, 3, 2, 3, 2, 12],
} as const satisfies Record<SignatureName, readonly number[]>;

export const SIGNATURES = {
  pixlseo: drawn("pixlseo"),
  adrev: drawn("adrev"),
  directMail: drawn("directMail"),
  analytics: drawn("analytics"),
  automation: drawn("automation"),
  targeting: drawn("targeting"),
} as const satisfies Record<SignatureName, string>;

/** The bars as one path, since menus and cards show many signatures; its outline of 2 units rounds their corners. */
function drawn(name: SignatureName): string {
  let at = 0;
  let bars = "";
  PATTERNS[name].forEach((units, index) => {
    if (index % 2 === 0) bars += `M${at * 2 + 1} 1h${units * 2 - 2}v4h-${units * 2 - 2}z`;
    at += units;
  });
  return `<path d="M0 3H48"/><path d="${bars}"/>`;
}
