import type { LinksFunction } from "@remix-run/cloudflare";
import { metaOf } from "../../../web/meta";
import { ADVANCED_TARGETING } from "../../content/feature-pages/advanced-targeting";
import { FeaturePage } from "../feature-page";
import { Audience } from "./audience";
import { CountyDots, DriveTime, LeftOut, ModelYears, Records } from "./pictures";
import targetingStyles from "./targeting.css?url";
import { Uses } from "./uses";

export const meta = metaOf({ path: ADVANCED_TARGETING.path, ...ADVANCED_TARGETING.meta });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: targetingStyles }];

export default function TargetingPage() {
  return (
    <FeaturePage
      page={ADVANCED_TARGETING}
      hero={<Audience />}
      pictures={[
        <DriveTime key="drive-time" />,
        <ModelYears key="ownership" />,
        <Records key="records" />,
        <LeftOut key="left-out" />,
      ]}
      example={<CountyDots />}
      use={<Uses />}
    />
  );
}
