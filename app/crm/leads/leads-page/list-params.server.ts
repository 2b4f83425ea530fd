import { redirect } from "@remix-run/cloudflare";
import { LEADS_PATH } from "../../paths";
import { listSearch } from "../filters/lead-filters";
import { joinRanges } from "./filters/join-ranges";

/**
 * The list's parameters. Without scripts a form sends the ends of a range apart: then the list is at another address.
 * @throws a redirect there
 */
export function listParamsOf(request: Request): URLSearchParams {
  const { searchParams } = new URL(request.url);
  const joined = joinRanges(searchParams);
  if (`${joined}` !== `${searchParams}`) throw redirect(LEADS_PATH + listSearch(joined));
  return searchParams;
}
