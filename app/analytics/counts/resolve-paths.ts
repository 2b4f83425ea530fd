import { NOT_FOUND_PATH } from "../attributes";
import type { AnalyticsMessage } from "../visit";

/** The different paths that the messages name, without their query. */
export function pathsOf(messages: AnalyticsMessage[]): string[] {
  const paths = messages.flatMap((message) => {
    if ("hit" in message) return [message.hit.pagePath, message.hit.landingPath];
    return "pagePath" in message ? [message.pagePath] : [];
  });
  return [...new Set(paths.map(withoutQuery))];
}

/** The messages with every path that is not among the `served` ones replaced, so that nobody fills the counts. */
export function resolvePaths(messages: AnalyticsMessage[], served: ReadonlySet<string>): AnalyticsMessage[] {
  const resolve = (path: string) => {
    const page = withoutQuery(path);
    return served.has(page) ? page : NOT_FOUND_PATH;
  };
  return messages.map((message) => {
    switch (message.type) {
      case "analytics.page-view":
        return { ...message, hit: withPaths(message.hit, resolve) };
      case "analytics.event":
        return { ...message, hit: withPaths(message.hit, resolve) };
      case "analytics.count":
        return { ...message, pagePath: resolve(message.pagePath) };
      default:
        return message;
    }
  });
}

function withPaths<Hit extends { pagePath: string; landingPath: string }>(
  hit: Hit,
  resolve: (path: string) => string,
): Hit {
  return { ...hit, pagePath: resolve(hit.pagePath), landingPath: resolve(hit.landingPath) };
}

function withoutQuery(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? path;
}
