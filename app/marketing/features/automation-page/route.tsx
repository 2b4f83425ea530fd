import type { LinksFunction } from "@remix-run/cloudflare";
import { metaOf } from "../../../web/meta";
import { SMART_AUTOMATION } from "../../content/feature-pages/smart-automation";
import { FeaturePage } from "../feature-page";
import automationStyles from "./automation.css?url";
import { Flow } from "./flow";
import { CalledOff, HeldMessages, Questions, Started, Task } from "./pictures";
import { Starts } from "./starts";

export const meta = metaOf({ path: SMART_AUTOMATION.path, ...SMART_AUTOMATION.meta });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: automationStyles }];

export default function AutomationPage() {
  return (
    <FeaturePage
      page={SMART_AUTOMATION}
      hero={<Flow />}
      pictures={[
        <Started key="start" />,
        <HeldMessages key="wait" />,
        <Questions key="question" />,
        <Task key="step" />,
      ]}
      example={<CalledOff />}
      use={<Starts />}
    />
  );
}
