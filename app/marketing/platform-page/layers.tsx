import { Signature } from "../../web/art/art";
import { PLATFORM_FEATURES, SHARED_LAYERS } from "../content/platform";

/** Three columns on three layers; the grid below has the same content as text. */
export function Layers() {
  return (
    <div className="grid grid-cols-3 gap-3 text-sm/[1.6]" aria-hidden="true">
      {PLATFORM_FEATURES.slice(0, 3).map(({ signature, name, benefits }) => (
        <div
          key={name}
          className="grid content-start gap-[0.45rem] rounded-t-lg border border-line bg-surface px-[1.1rem] pt-5 pb-13 leading-[1.35] text-ink-2 max-sm:px-3 max-sm:pt-[0.9rem] max-sm:pb-12"
        >
          <Signature name={signature} />
          <strong className="py-[0.35rem] font-display text-[1.375rem] leading-[1.15] font-[560] text-ink max-sm:text-[1.125rem]">
            {name}
          </strong>
          {benefits.map((benefit) => (
            <span key={benefit} className="max-sm:hidden">
              {benefit}
            </span>
          ))}
        </div>
      ))}
      {SHARED_LAYERS.map(({ signature, question, name }, index) => (
        <div
          key={name}
          className={`col-span-full grid grid-cols-[9rem_1fr_auto] items-center gap-x-4 rounded-md border border-ink bg-surface px-[1.1rem] py-[0.95rem] max-sm:grid-cols-[1fr_auto] ${index === 0 ? "-mt-11" : ""}`.trim()}
        >
          <em className="text-ink-2 not-italic max-sm:col-span-full">{question}</em>
          <strong className="text-ui/[1.6]">{name}</strong>
          <Signature name={signature} />
        </div>
      ))}
    </div>
  );
}
