import type { Env } from "../platform/env.server";
import { INDEXING_SERVICES, type IndexingService } from "./indexing";

/** What a search service answered to "look at this page again". */
export type IndexingAnswer = { status: "success" | "not-connected"; detail: string };

/** A way to one search service. `submit` throws when the request failed and is worth another try. */
export type IndexingClient = {
  service: IndexingService;
  submit: (url: string) => Promise<IndexingAnswer>;
};

/** One client for every search service; one without an account says so and sends nothing. */
export function indexingClients(_env: Env): IndexingClient[] {
  return INDEXING_SERVICES.map(notConnected);
}

function notConnected(service: IndexingService): IndexingClient {
  const answer: IndexingAnswer = {
    status: "not-connected",
    detail: "No account of this service is configured.",
  };
  return { service, submit: async () => answer };
}
