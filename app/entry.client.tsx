import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchConnection } from "./platform/http/connection";
import { loadPagesAhead } from "./platform/http/pages-ahead";

watchConnection();
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
loadPagesAhead("admin/shell/route");
