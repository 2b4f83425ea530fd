import siteScriptUrl from "virtual:site-script";
import { SCRIPT_START } from "./script-start";

/** Loads the site's script after the first paint. Every public page has one, at the end of its first view. */
export function SiteScript() {
  return <script data-src={siteScriptUrl} dangerouslySetInnerHTML={{ __html: SCRIPT_START }} />;
}
