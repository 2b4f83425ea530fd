import type { Picture } from "./picture";

/** The lighthouse of the thirty-day timeline and its ray, stretched to the page's width. */
export const TOWER: Picture = {
  viewBox: "0 0 120 250",
  label: null,
  className: "tower",
  body: `<path class="ink-line fill-surface" d="M38 84h44l12 166H26z"/><path class="ink-line fill-signal" d="M35.4 120h49.2l3 42H32.4zM29.5 202h61l2 28H27.5z"/><path class="ink-line fill-ink" d="M34 74h52v10H34z"/><path class="ink-line" d="M30 64v10M44 64v10M60 64v10M76 64v10M90 64v10M28 64h64"/><path class="ink-line fill-beam" d="M44 36h32v38H44z"/><path class="ink-line" d="M55 36v38M65 36v38"/><path class="ink-line fill-ink" d="M38 36 60 12l22 24z"/><path class="ink-line" d="M60 12V2"/><path class="ink-line fill-ink" d="M52 222h16v28H52z"/><circle class="ink-line fill-ink" cx="60" cy="106" r="6"/>`,
};

export const RAY: Picture = {
  viewBox: "0 0 1000 300",
  preserveAspectRatio: "none",
  label: null,
  className: "tower-ray",
  body: `<defs><linearGradient id="jr" x1="1" x2="0"><stop offset="0" stop-color="var(--color-beam)" stop-opacity=".95"/><stop offset=".45" stop-color="var(--color-beam)" stop-opacity=".28"/><stop offset="1" stop-color="var(--color-beam)" stop-opacity="0"/></linearGradient></defs><path fill="url(#jr)" d="M1000 96 0 0V290z"/>`,
};
