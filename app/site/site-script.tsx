import siteScriptUrl from "virtual:site-script";
import { SCRIPT_START } from "./script-start";

/** Stands before the style sheets: after them, an inline script would wait for them and hold the page back. */
export function SiteScript() {
  return <script data-src={siteScriptUrl} dangerouslySetInnerHTML={{ __html: SCRIPT_START }} />;
}
