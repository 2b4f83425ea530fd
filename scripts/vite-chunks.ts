import type { Rollup } from "vite";

const FRAMEWORK =
  /commonjsHelpers|preload-helper|node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/[^/]+|turbo-stream)\//;
/** Of Conform only what checks: its forms are the browser's. */
const SCHEMAS = /node_modules\/(?:zod|@conform-to\/zod)\//;
const UI_PACKAGES =
  /node_modules\/(?:@conform-to\/(?:react|dom)|uuidv7|@radix-ui|react-remove-scroll|react-remove-scroll-bar|aria-hidden|use-sidecar|tslib|react-style-singleton|use-callback-ref|get-nonce|lucide-react\/(?!dist\/esm\/icons\/))/;
const ICON = /node_modules\/lucide-react\/dist\/esm\/icons\//;

/** What pages of the back office share, each room in one file: dozens of small files compress far worse than a few. */
const ROOMS = [
  { chunk: "ui", holds: /\/app\/(?:ui|platform)\// },
  // Page folders are chunks of their own.
  { chunk: "mail", holds: /\/app\/mail\/(?!.*-page\/)/ },
  { chunk: "crm", holds: /\/app\/crm\/(?!.*-page\/)/ },
];

/** The browser file that a module goes into; undefined leaves it to Rollup, as everything that is loaded on demand. */
export function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  if (FRAMEWORK.test(id)) return "framework";
  if (SCHEMAS.test(id)) return "schemas";
  if (UI_PACKAGES.test(id)) return "ui";
  const roomOf = (user: string) =>
    ROOMS.find(({ holds }) => holds.test(user) && !isApart(user, getModuleInfo))?.chunk;
  if (!ICON.test(id)) return roomOf(id);
  const rooms = new Set(getModuleInfo(id)?.importers.map(roomOf));
  if (rooms.has("ui")) return "ui";
  return rooms.size === 1 ? [...rooms][0] : undefined;
}

/** Routes are entries; forms with schemas are the server's; what only a dynamic import reaches must stay on demand. */
function isApart(id: string, getModuleInfo: Rollup.GetModuleInfo): boolean {
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
