import { Link } from "@remix-run/react";
import { ADMIN_PATH } from "../paths";

export function NotLoaded() {
  return (
    <>
      Could not be loaded. <Link to={ADMIN_PATH}>Retry</Link>
    </>
  );
}
