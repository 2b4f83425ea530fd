import { httpError } from "../platform/http/form.server";

/** Every address that no other route answers. Thrown, so that the layout shows its missing page with status 404. */
export function loader() {
  throw httpError(404, "There is no page at this address.");
}

export default function NotFoundPage() {
  return null;
}
