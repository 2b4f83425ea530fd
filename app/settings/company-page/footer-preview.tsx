import { Card } from "../../ui/card";
import { Mark } from "../../ui/logo";
import type { CompanyPageView } from "./load.server";

/** What every public page ends with, from what is saved; as the site's footer puts it. */
export function FooterPreview({ shown: { name, tagline, office } }: Pick<CompanyPageView, "shown">) {
  return (
    <Card title="On the site" detail="The footer of every page, as saved">
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4 border-t border-line pt-4 text-sm text-ink-2 wrap-anywhere">
        <p className="logo text-ink">
          <Mark />
          <span>{name}</span>
        </p>
        <p className="flex-[1_1_14rem]">{tagline}</p>
        <address className="not-italic">
          {office.street}
          <br />
          {office.city}, {office.region}
          <br />© 2024 {name}
        </address>
      </div>
    </Card>
  );
}
