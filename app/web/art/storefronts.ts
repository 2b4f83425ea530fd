import type { Storefront } from "../../marketing/content/industry";
import type { Picture } from "./picture";

/** Storefronts on a ground line at y 130, each with one lit sign in the signal color. */
const DRAWINGS = {
  auto: '<path class="f-beam" d="M58 30 176 6V58z" opacity=".75"/><path class="k f-surface" d="M70 62H236V130H70z"/><path class="k f-teal" d="M62 50H246V62H62z"/><path class="k f-water" d="M80 72h44v58H80zM130 72h44v58h-44zM180 72h46v58h-46z"/><path class="k f-surface" d="M92 120q-2-12 8-14l10-2 10-12q2-2 5-2h34q4 0 7 3l11 11 16 3q9 2 9 11v4h-10a10 10 0 0 0-20 0h-42a10 10 0 0 0-20 0z"/><path class="k" d="M117 104h26V94h-16zM149 104h22l-9-10h-13z"/><circle class="k f-ink2" cx="122" cy="121" r="8"/><circle class="k f-ink2" cx="184" cy="121" r="8"/><path class="k" d="M36 130V52M48 130V52"/><rect class="k f-ink" x="26" y="20" width="32" height="34" rx="2"/><circle class="f-signal" cx="42" cy="33" r="6"/><path class="s-paper" d="M33 46h18"/>',
  law: '<path class="f-beam" d="M138 42 250 10V66z" opacity=".7"/><path class="k f-surface" d="M60 58h140v60H60z"/><path class="k f-land" d="M46 58 130 20l84 38z"/><circle class="k f-signal" cx="130" cy="43" r="7"/><path class="k f-water" d="M114 78h32v40h-32z"/><path class="k" d="M130 78v40"/><path class="k f-surface" d="M66 62h14v54H66zM92 62h14v54H92zM154 62h14v54h-14zM180 62h14v54h-14z"/><path class="k" d="M71 66v46M75 66v46M97 66v46M101 66v46M159 66v46M163 66v46M185 66v46M189 66v46"/><path class="k f-land" d="M52 116h156v7H52zM44 123h172v7.5H44z"/><path class="k f-ink" d="M222 92h18v14h-18z"/><path class="k" d="M231 106v24"/><path class="s-paper" d="M226 97h10M226 101h7"/>',
  health:
    '<path class="f-beam" d="M182 30 78 6V66z" opacity=".7"/><path class="k f-surface" d="M56 44h124v86H56z"/><path class="k f-teal" d="M56 84h124v11H56z"/><path class="k f-water" d="M66 54h22v20H66zM96 54h22v20H96zM66 104h34v26H66z"/><path class="k f-water" d="M126 54h22v20h-22z"/><path class="k f-land" d="M112 104h26v26h-26zM138 104h26v26h-26z"/><path class="k" d="M134 116v4M142 116v4"/><path class="k f-surface" d="M180 60h36v70h-36z"/><path class="k f-water" d="M188 84h20v14h-20zM188 106h20v14h-20z"/><rect class="k f-ink" x="182" y="16" width="32" height="32" rx="3"/><path class="f-signal" d="M194.5 21h7v7.5h7.5v7h-7.5V43h-7v-7.5H187v-7h7.5z"/><path class="k" d="M198 48v12M34 130V104"/><circle class="k f-park" cx="34" cy="92" r="15"/><path class="k" d="M232 130v-16"/><circle class="k f-park" cx="232" cy="106" r="10"/>',
  shop: '<path class="f-beam" d="M112 24 22 4V58z" opacity=".7"/><path class="k f-surface" d="M34 46h192v84H34z"/><path class="k f-land" d="M28 36h204v12H28z"/><path class="k f-ink2" d="M48 64h72v66H48z"/><path class="s-paper" d="M48 72h72"/><path class="k f-land" d="M56 102h30v28H56zM86 106h26v24H86zM62 82h26v20H62z"/><path class="k" d="M67 102v8h8v-8M96 106v7h7v-7M72 82v6h7v-6"/><path class="k f-water" d="M138 64h72v34h-72z"/><path class="k f-surface" d="M146 74h14v18h-14zM167 74h14v18h-14zM188 74h14v18h-14z"/><path class="k" d="M150 78a3 3 0 0 0 6 0M171 78a3 3 0 0 0 6 0M192 78a3 3 0 0 0 6 0"/><path class="k f-land" d="M150 112h48v18h-48z"/><rect class="k f-ink" x="112" y="12" width="36" height="24" rx="2"/><path class="s-signal" d="M121 19h3l3 9h11l3-6.5h-15"/><circle class="f-signal" cx="128.5" cy="31" r="1.8"/><circle class="f-signal" cx="136.5" cy="31" r="1.8"/>',
  home: '<path class="f-beam" d="M172 44 40 14V74z" opacity=".65"/><path class="k f-surface" d="M134 72h92v58h-92z"/><path class="k f-land" d="M124 74 180 34l56 40z"/><path class="k f-water" d="M146 86h22v20h-22z"/><path class="k" d="M157 86v20M146 96h22"/><path class="k f-land" d="M186 92h22v38h-22z"/><path class="k f-surface" d="M206 46V28h12v26"/><path class="k f-ink" d="M24 82q0-6 6-6h66v48H24z"/><path class="k f-surface" d="M96 84h22q4 0 7 4l12 16q2 3 2 6v14H96z"/><path class="k f-water" d="M102 90h15l10 14h-25z"/><circle class="k f-surface" cx="46" cy="124" r="9"/><circle class="k f-surface" cx="116" cy="124" r="9"/><circle class="f-ink" cx="46" cy="124" r="3"/><circle class="f-ink" cx="116" cy="124" r="3"/><path class="k" d="M28 70H106M28 62H106M38 62v8M52 62v8M66 62v8M80 62v8M94 62v8"/><circle class="f-signal" cx="50" cy="97" r="7"/><path class="s-paper" d="M64 94h22M64 100h14"/>',
  estate:
    '<path class="f-beam" d="M206 78 168 62v54z" opacity=".7"/><path class="k f-surface" d="M58 70h110v60H58z"/><path class="k f-land" d="M46 72 113 26l67 46z"/><path class="k f-teal" d="M100 92h26v38h-26z"/><path class="k f-water" d="M68 86h22v20H68zM136 86h22v20h-22zM103 50h20v14h-20z"/><path class="k" d="M79 86v20M68 96h22M147 86v20M136 96h22M113 50v14"/><circle class="f-signal" cx="121" cy="112" r="2"/><path class="k f-surface" d="M146 48V30h12v26"/><path class="k" d="M204 130V54M200 60h40"/><path class="k f-ink" d="M208 66h34v26h-34z"/><circle class="f-signal" cx="225" cy="75" r="4"/><path class="s-paper" d="M215 85h20"/><path class="k" d="M30 130v-18"/><circle class="k f-park" cx="30" cy="102" r="13"/>',
  agency:
    '<path class="k f-surface" d="M20 58h66v72H20z"/><path class="k f-surface" d="M97 58h66v72H97zM174 58h66v72h-66z"/><path class="k f-water" d="M28 92h28v38H28zM105 92h28v38h-28zM182 92h28v38h-28z"/><path class="k f-land" d="M62 92h18v38H62zM139 92h18v38h-18zM216 92h18v38h-18z"/><path class="k f-teal" d="M16 58h74v14H16z"/><path class="k f-signal" d="M93 58h74v14H93z"/><path class="k f-ink" d="M170 58h74v14h-74z"/><path class="k f-surface" d="M30 32h46v18H30zM107 32h46v18h-46zM184 32h46v18h-46z"/><path class="k" d="M40 50v8M66 50v8M117 50v8M143 50v8M194 50v8M220 50v8"/><path class="s-dash" d="M38 41h30M115 41h30M192 41h30"/>',
} as const satisfies Record<Storefront, string>;

export const STOREFRONTS = {
  auto: storefront("auto"),
  law: storefront("law"),
  health: storefront("health"),
  shop: storefront("shop"),
  home: storefront("home"),
  estate: storefront("estate"),
  agency: storefront("agency"),
} as const satisfies Record<Storefront, Picture>;

function storefront(name: Storefront): Picture {
  const body = `${DRAWINGS[name]}<path class="k" d="M6 130.5H254"/>`;
  return { viewBox: "0 0 260 150", label: null, className: "shop", body };
}
