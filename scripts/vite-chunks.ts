import type { Rollup } from "vite";

const FRAMEWORK =
  /commonjsHelpers|preload-helper|node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/[^/]+|turbo-stream)\//;
/** Validation only; the rest of Conform is in the `ui` chunk. */
const SCHEMAS = /node_modules\/(?:zod|@conform-to\/zod)\//;
const UI_PACKAGES =
  /node_modules\/(?:@conform-to\/(?:react|dom)|uuidv7|@radix-ui|react-remove-scroll|react-remove-scroll-bar|aria-hidden|use-sidecar|tslib|react-style-singleton|use-callback-ref|get-nonce|lucide-react\/(?!dist\/esm\/icons\/))/;
const ICON = /node_modules\/lucide-react\/dist\/esm\/icons\//;

/** Modules that back-office pages share, one chunk per feature: dozens of small files compress far worse than a few. */
// Pages are separate chunks, and so is what only one or two of them use, such as tasks and the computing of zones.
const FEATURES = [
  {
    chunk: "ui",
    holds:
      /\/app\/(?:ui\/(?!data\/chart|skeleton|forms\/(?:switch|growing-textarea))|platform\/(?!time\/zone))/,
  },
  { chunk: "mail", holds: /\/app\/mail\/(?!.*-page\/)/ },
  // What the page of a lead and that of a deal share: alone, each of these files would be a chunk.
  {
    chunk: "use-lost-question",
    holds: /\/app\/crm\/deals\/board\/(?:deal-card|use-lost-question|stage-form|delete-deal)\./,
  },
  {
    chunk: "task-row",
    holds: /\/app\/crm\/(?:tasks\/(?:task-row|snooze-dialog)|components\/timeline-item)\./,
  },
  // Loaded once it is opened; a chunk takes with it what its modules name.
  { chunk: "follow-up-dialog", holds: /\/app\/crm\/follow-ups\/follow-up-dialog\./ },
  {
    chunk: "crm",
    holds:
      /\/app\/crm\/(?!(?:tasks|deals\/board|deals\/deal-form|deals\/record|email\/composer|leads\/bulk|leads\/views|leads\/tags)\/|.*(?:timeline-item\.|-tab\.|-page\/|\.route\.))/,
  },
];

/** The chunk for a module; undefined leaves it to Rollup, as for everything loaded on demand. */
export function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  if (FRAMEWORK.test(id)) return "framework";
  if (SCHEMAS.test(id)) return "schemas";
  if (UI_PACKAGES.test(id)) return "ui";
  const featureOf = (user: string) =>
    FEATURES.find(({ holds }) => holds.test(user) && !isExcluded(user, getModuleInfo))?.chunk;
  if (!ICON.test(id)) return featureOf(id);
  const features = new Set(getModuleInfo(id)?.importers.map(featureOf));
  if (features.has("ui")) return "ui";
  return features.size === 1 ? [...features][0] : undefined;
}

/** Not shared: routes, modules with schemas, which only the server needs, and what only dynamic imports reach. */
function isExcluded(id: string, getModuleInfo: Rollup.GetModuleInfo): boolean {
  const info = getModuleInfo(id);
  if (!info || id.includes("?") || info.isEntry) return true;
  if (info.importedIds.some((imported) => SCHEMAS.test(imported))) return true;
  return isOnDemand(id, getModuleInfo, new Set());
}

function isOnDemand(id: string, getModuleInfo: Rollup.GetModuleInfo, seen: Set<string>): boolean {
  const info = getModuleInfo(id);
  if (!info || info.isEntry || seen.has(id)) return !info?.isEntry;
  seen.add(id);
  return info.importers.every((importer) => isOnDemand(importer, getModuleInfo, seen));
}
