import { httpError } from "../platform/http/forms/form.server";

/** Catches every URL that no other route handles. Throws, so that the layout renders its 404 page. */
export function loader() {
  throw httpError(404, "There is no page at this address.");
}

export default function NotFoundPage() {
  return null;
}
