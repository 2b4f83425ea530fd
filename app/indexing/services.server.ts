import type { Env } from "../platform/env.server";
import { askGoogle } from "./google.server";
import type { IndexingAnswer, IndexingService } from "./indexing";

/** `submit` throws if the request failed and is worth a retry. */
export type IndexingClient = {
  service: IndexingService;
  submit: (url: string) => Promise<IndexingAnswer>;
};

/** `notify` tells IndexNow of a page and returns what the answer means. */
type Context = { env: Env; now: Date; notify: (url: string) => Promise<string> };

/** One client per search service: Google by the Search Console, Bing (and others) by IndexNow. */
export function indexingClients({ env, now, notify }: Context): IndexingClient[] {
  const { GOOGLE_SERVICE_ACCOUNT, INDEXNOW_KEY } = env;
  return [
    GOOGLE_SERVICE_ACCOUNT === undefined
      ? notConnected("google", "Search Console has no service account")
      : { service: "google", submit: (url) => askGoogle({ ...env, GOOGLE_SERVICE_ACCOUNT }, url, now) },
    INDEXNOW_KEY === undefined
      ? notConnected("bing", "IndexNow has no key")
      : {
          service: "bing",
          submit: async (url) => ({ status: "success", detail: await notify(url) }),
        },
  ];
}

function notConnected(service: IndexingService, detail: string): IndexingClient {
  return { service, submit: async () => ({ status: "not-connected", detail }) };
}
