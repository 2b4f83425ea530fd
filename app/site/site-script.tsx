import siteScriptUrl from "virtual:site-script";
import { SCRIPT_START } from "./script-start";

/** Stands at the page's end: a script before the first view would start the browser's script engine ahead of it. */
export function SiteScript() {
  return <script data-src={siteScriptUrl} dangerouslySetInnerHTML={{ __html: SCRIPT_START }} />;
}
