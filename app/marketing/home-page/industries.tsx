import { RESULTS_NOTE } from "../../copy/claim";
import { buttonClass } from "../../ui/forms/button";
import { ArtFile } from "../../web/art/art";
import { SHOP_FILES } from "../../web/art/files";
import { STOREFRONTS } from "../../web/art/storefronts";
import { IndustryCards } from "../sections/industry-cards";
import { SectionHead } from "../sections/section-head";

export function Industries() {
  return (
    <section className="bg-sunk py-section [--rough-height:80rem]" id="industries">
      <div className="wrap">
        <SectionHead
          title="Set up for the trade you’re in."
          lead="The same platform, with the campaigns, wording and numbers of your business already in it."
        />
        <IndustryCards sentence="text" />
        <p className="pt-5 text-sm/[1.6] text-ink-3">{RESULTS_NOTE}</p>
        <div className="mt-8 grid grid-cols-1 items-center gap-x-8 gap-y-4 min-[52rem]:grid-cols-[auto_1fr_auto]">
          {/* A width independent of its column, which would grow when the picture loads. */}
          <ArtFile picture={STOREFRONTS.agency} files={SHOP_FILES.agency} className="w-52 max-md:hidden" />
          <div>
            <h3>Running it for clients?</h3>
            <p className="text-ink-2">
              White label puts your name on the platform. A new client is live in 24 hours.
            </p>
          </div>
          <a
            className={buttonClass({ className: "justify-self-start" })}
            href="/white-label"
            data-cta="home white-label"
          >
            See White Label
          </a>
        </div>
      </div>
    </section>
  );
}
