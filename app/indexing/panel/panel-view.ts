import { timeText } from "../../platform/time/time-text";
import type { IndexingPanelData } from "./panel.server";

const STATUS = {
  success: { label: "success", tone: "ok" },
  pending: { label: "pending", tone: "warn" },
  error: { label: "error", tone: "danger" },
  "not-connected": { label: "Not connected", tone: "neutral" },
  "not-asked": { label: "Not asked yet", tone: "neutral" },
} as const;
const SERVICES = { google: "Google", bing: "Bing" } as const;

/** The panel as it is printed, with times of the zone. */
export function toIndexingView(
  { sitemap, aiCrawlers, connected, published, calls, posts }: IndexingPanelData,
  zone: string,
) {
  const timeOf = (iso: string) => timeText("dayAndTime", iso, zone);
  return {
    sitemap: {
      status: sitemap.status,
      urlCount: sitemap.urlCount.toLocaleString("en-US"),
      lastGenerated: sitemap.lastGenerated && timeOf(sitemap.lastGenerated),
      took: `${(sitemap.durationMs / 1000).toFixed(1)} s`,
      problems: sitemap.problems,
    },
    aiCrawlers,
    connected,
    published: published.toLocaleString("en-US"),
    calls: calls.map(({ id, createdAt, urls, reason, status }) => ({
      id,
      time: timeOf(createdAt),
      sent: `${urls} ${urls === 1 ? "URL" : "URLs"}, ${reason}`,
      answer: status === null ? "none" : String(status),
      isGood: status === 200 || status === 202,
    })),
    posts: posts.map(({ id, title, path, rows }) => ({
      id,
      title,
      path,
      rows: rows.map(({ service, status, detail, lastIndexed }) => ({
        service: SERVICES[service],
        ...STATUS[status],
        isConnected: status !== "not-connected",
        detail,
        lastIndexed: lastIndexed ? timeOf(lastIndexed) : "Never",
      })),
    })),
  };
}
export type IndexingView = ReturnType<typeof toIndexingView>;
