import { buttonClass } from "../../ui/button";
import { ArtFile } from "../../web/art/art";
import { SHOP_FILES } from "../../web/art/files";
import { STOREFRONTS } from "../../web/art/storefronts";
import { IndustryCards } from "../sections/industry-cards";
import { SectionHead } from "../sections/section-head";

export function Industries() {
  return (
    <section className="sec sunk" id="industries">
      <div className="wrap">
        <SectionHead
          title="Set up for the trade you’re in."
          lead="The same platform, with the campaigns, wording and numbers of your business already in it."
        />
        <IndustryCards saying="text" />
        <div className="agency">
          <ArtFile picture={STOREFRONTS.agency} file={SHOP_FILES.agency} />
          <div>
            <h3>Running it for clients?</h3>
            <p className="text-ink-2">
              White label puts your name on the platform. A new client is live in 24 hours.
            </p>
          </div>
          <a className={buttonClass()} href="/white-label" data-cta="home white-label">
            See white label
          </a>
        </div>
      </div>
    </section>
  );
}
