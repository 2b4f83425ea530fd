import type { Picture } from "./picture";

const WAVES = `M0 96q12-6 24 0${"t24 0".repeat(59)}V120H0z`;

/** The coast at dawn, at the bottom of every public page. */
export const HORIZON: Picture = {
  viewBox: "0 0 1440 120",
  preserveAspectRatio: "xMaxYMax slice",
  label: null,
  className: "horizon",
  body: `<defs><linearGradient id="fb" x1="1" x2="0"><stop offset="0" stop-color="var(--color-beam)"/><stop offset="1" stop-color="var(--color-beam)" stop-opacity="0"/></linearGradient></defs><path fill="url(#fb)" d="M1203 37 0 2V94z"/><path class="fill-water" d="${WAVES}"/><path class="fill-land" d="M1020 104q60-22 120-24 50-2 96 2 90 6 204 2V120H1020z"/><path class="ink-line fill-surface" d="M1200 46h14l5 36h-24z"/><path class="ink-line fill-signal" d="M1198.6 56h16.8l1.5 11h-19.8z"/><path class="ink-line fill-ink" d="M1201 32h12v10h-12z"/><path class="ink-line fill-surface" d="M1198 32l9-9 9 9zM1196 42h22v4h-22z"/><path class="ink-line fill-surface" d="M1226 66h26v16h-26zM1222 66l17-11 17 11z"/>`,
};
