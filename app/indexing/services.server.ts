import { INDEXING_SERVICES, type IndexingService } from "./indexing";

/** A search service's response to a request to recrawl a page. */
export type IndexingAnswer = { status: "success" | "not-connected"; detail: string };

/** `submit` throws if the request failed and is worth a retry. */
export type IndexingClient = {
  service: IndexingService;
  submit: (url: string) => Promise<IndexingAnswer>;
};

/** One client per search service. No service is connected yet, so each reports that and sends nothing. */
export function indexingClients(): IndexingClient[] {
  return INDEXING_SERVICES.map(notConnected);
}

function notConnected(service: IndexingService): IndexingClient {
  const answer: IndexingAnswer = {
    status: "not-connected",
    detail: "No account of this service is configured.",
  };
  return { service, submit: async () => answer };
}
