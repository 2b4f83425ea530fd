import type { LinksFunction } from "@remix-run/cloudflare";
import { metaOf } from "../../../web/meta";
import { UNIFIED_ANALYTICS } from "../../content/feature-pages/unified-analytics";
import { FeaturePage } from "../feature-page";
import analyticsStyles from "./analytics.css?url";
import { Arrivals } from "./arrivals";
import { Course } from "./course";
import { Claims, FirstAndLastTouch, LeadRows, LeadsPerWeek, ToTheSale } from "./pictures";

export const meta = metaOf({ path: UNIFIED_ANALYTICS.path, ...UNIFIED_ANALYTICS.meta });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: analyticsStyles }];

export default function AnalyticsPage() {
  return (
    <FeaturePage
      page={UNIFIED_ANALYTICS}
      hero={<Course />}
      pictures={[
        <Claims key="claims" />,
        <FirstAndLastTouch key="touch" />,
        <ToTheSale key="sale" />,
        <LeadRows key="rows" />,
      ]}
      example={<LeadsPerWeek />}
      use={<Arrivals />}
    />
  );
}
