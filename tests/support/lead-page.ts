import { action as spamReviewAction } from "../../app/crm/intake/spam-review-page/route";
import { action, loader } from "../../app/crm/leads/lead-page/route";
import { action as addAction } from "../../app/crm/leads/new-lead-page/route";
import { action as trashAction } from "../../app/crm/leads/trash-page/route";
import { contextAt, get, post, TEST_NOW } from "./staff";

type Fields = Record<string, string>;
type FormOptions = { headers: Fields; now?: Date };

/** Runs the loader of a lead's page. */
export function openLead(leadId: string, { headers, now = TEST_NOW }: FormOptions, search = "") {
  const request = get(`/admin/leads/${leadId}${search}`, headers);
  return loader({ request, params: { leadId }, context: contextAt(now) });
}

/** Submits a form of a lead's page from JavaScript. */
export function submitLeadForm(leadId: string, fields: Fields, { headers, now = TEST_NOW }: FormOptions) {
  const request = post(`/admin/leads/${leadId}`, fields, headers);
  return action({ request, params: { leadId }, context: contextAt(now) });
}

/** Submits the same form without JavaScript. */
export function submitLeadFormWithoutJs(
  leadId: string,
  fields: Fields,
  { headers, now = TEST_NOW }: FormOptions,
) {
  const asPage = { ...headers, Accept: "text/html,*/*" };
  const request = post(`/admin/leads/${leadId}?status=new`, fields, asPage);
  return action({ request, params: { leadId }, context: contextAt(now) });
}

export function addLead(fields: Fields, { headers, now = TEST_NOW }: FormOptions) {
  return addAction({
    request: post("/admin/leads/new", fields, headers),
    params: {},
    context: contextAt(now),
  });
}

export function submitTrashForm(fields: Fields, { headers, now = TEST_NOW }: FormOptions) {
  return trashAction({
    request: post("/admin/leads/trash", fields, headers),
    params: {},
    context: contextAt(now),
  });
}

export function submitSpamReviewForm(fields: Fields, { headers, now = TEST_NOW }: FormOptions) {
  return spamReviewAction({
    request: post("/admin/leads/spam-review", fields, headers),
    params: {},
    context: contextAt(now),
  });
}

/** Status, data and toast of an action's result: data, or a redirect with the toast in a cookie. */
export function readActionResult(given: unknown) {
  if (given instanceof Response) {
    return { status: given.status, to: given.headers.get("Location"), toast: toastOf(given), data: null };
  }
  if (typeof given !== "object" || given === null || !("data" in given)) {
    throw new Error(`Not an answer: ${JSON.stringify(given)}`);
  }
  const { data } = given;
  const init = "init" in given ? given.init : null;
  const status = typeof init === "object" && init !== null && "status" in init ? init.status : 200;
  const toast = typeof data === "object" && data !== null && "toast" in data ? data.toast : null;
  return { status, to: null, toast, data };
}

function toastOf(response: Response): unknown {
  const cookie = response.headers.get("Set-Cookie")?.match(/toast=([^;]*)/)?.[1];
  return cookie ? JSON.parse(Buffer.from(cookie, "base64url").toString("utf8")) : null;
}
