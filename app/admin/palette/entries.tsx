import type { LucideIcon } from "lucide-react";
import {
  ChartLine,
  Download,
  Handshake,
  Keyboard,
  ListChecks,
  ListFilter,
  LogOut,
  Mail,
  Newspaper,
  Plus,
  Settings,
  Upload,
  UserRound,
} from "lucide-react";
import type { Piece } from "../../blog/search/search-text";
import { listSearch } from "../../crm/leads/filters/lead-filters";
import { EXPORT_PATH, IMPORTS_PATH, LEADS_PATH, NEW_LEAD_PATH } from "../../crm/paths";
import { DAILY_NAV, LEAD_NAV, NAV, type NavEntry, OPERATIONS_NAV } from "../nav";
import type { ShownGroup } from "../search-results";

/** What selecting an entry does: navigate, download, or one of the actions without a URL. */
export type Command =
  | { kind: "go"; to: string }
  | { kind: "download"; to: string }
  | { kind: "sign-out" }
  | { kind: "task" }
  | { kind: "keys" };

export type Entry = {
  id: string;
  label: string;
  detail?: string;
  /** What else it is found by: words of its page that the entry does not show. */
  words?: string;
  /** Both with the searched words marked, if they came from the server. */
  parts?: { label: Piece[]; detail: Piece[] | undefined };
  icon: LucideIcon;
  command: Command;
};
export type Group = { label: string; entries: Entry[] };

const go = (to: string): Command => ({ kind: "go", to });

const leadPages = LEAD_NAV.filter(({ to }) => to !== LEADS_PATH);
/** Other names that a page is looked for by. */
const DETAILS: Record<string, string> = {
  "/admin/analytics": "Reports",
  "/admin/deals": "Lead Management, with the forecast",
  "/admin/settings": "Profile",
};

/** What is on a page, in the words that people type. */
const WORDS: Record<string, string> = {
  "/admin/blogs": "articles posts",
  "/admin/blogs/redirects": "missing pages 301 404",
  "/admin/bookings": "meetings appointments",
  "/admin/mail/suppressed": "unsubscribed bounced",
  "/admin/settings": "password name picture time zone",
  "/admin/settings/security": "two-factor 2fa passkeys password sessions",
  "/admin/settings/company": "name address phone time zone",
  "/admin/settings/team": "invite users roles two-factor",
  "/admin/settings/company/about": "people promises",
  "/admin/settings/booking": "holidays calendars time zone",
  "/admin/settings/company/deals": "stages",
};

const PAGES = [
  ...[...NAV, ...DAILY_NAV, ...OPERATIONS_NAV].map((entry) => toEntry(entry)),
  ...leadPages.map((entry) => toEntry(entry, "Lead Management")),
  toEntry({ to: "/admin/deals/reports", label: "Deal Reports", icon: ChartLine }, "Lead Management"),
  toEntry({ to: "/admin/blogs/redirects", label: "Redirects", icon: Newspaper }, "Blog Management"),
  toEntry({ to: "/admin/mail/suppressed", label: "Do-not-email list", icon: Mail }, "Email"),
];

export type SettingsPage = Omit<NavEntry, "icon">;

function toEntry(page: NavEntry | SettingsPage, section?: string): Entry {
  const { to, label } = page;
  const icon = "icon" in page ? page.icon : Settings;
  return { id: to, label, detail: DETAILS[to] ?? section, words: WORDS[to], icon, command: go(to) };
}

const ACTIONS: Entry[] = [
  { id: "new-lead", label: "Add Lead", detail: "New lead", icon: Plus, command: go(NEW_LEAD_PATH) },
  { id: "new-task", label: "New task", detail: "In your own words", icon: Plus, command: { kind: "task" } },
  { id: "new-deal", label: "Create New Deal", icon: Plus, command: go("/admin/deals/new") },
  { id: "import", label: "Import CSV", detail: "Leads from a file", icon: Upload, command: go(IMPORTS_PATH) },
  { id: "keys", label: "Keyboard shortcuts", icon: Keyboard, command: { kind: "keys" } },
  { id: "sign-out", label: "Sign Out", icon: LogOut, command: { kind: "sign-out" } },
];

const NOT_EXPORTED = { page: null, activities: null, sort: null };

/** Like the list's own button, exports what its filters match. */
function exportEntry({ pathname, search }: Place): Entry {
  const filters = listSearch(new URLSearchParams(search), NOT_EXPORTED);
  const isFiltered = pathname.startsWith(LEADS_PATH) && filters !== "";
  return {
    id: "export",
    label: "Export CRM Data",
    detail: isFiltered ? "The filtered leads as a CSV file" : "All leads as a CSV file",
    icon: Download,
    command: { kind: "download", to: EXPORT_PATH + (isFiltered ? filters : "") },
  };
}

const ICONS = {
  Views: ListFilter,
  Leads: UserRound,
  Deals: Handshake,
  Tasks: ListChecks,
  Posts: Newspaper,
} as const;

/** A lead opens over the list that is on the page, with its filters. */
function overList(to: string, { pathname, search }: Place): string {
  const isOverList = to.startsWith(`${LEADS_PATH}/`) && pathname.startsWith(LEADS_PATH);
  return isOverList ? to + listSearch(new URLSearchParams(search)) : to;
}

/** What there is besides the server's results: where the person is, and the settings that they may open. */
type Place = { pathname: string; search: string; settings?: SettingsPage[] };

/**
 * Pages and actions that match every word, followed by the server's results; people whose names begin so come before
 * actions.
 */
export function groupsFor(text: string, found: ShownGroup[], place: Place): Group[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  // What is not shown counts from the beginning of a word: a match inside one would be a riddle.
  const matchesAll = ({ label, detail = "", words: more = "" }: Entry) =>
    words.every(
      (word) => `${label} ${detail}`.toLowerCase().includes(word) || ` ${more}`.includes(` ${word}`),
    );
  const own = (place.settings ?? []).filter(({ to }) => !NAV.some((page) => page.to === to));
  const settings = own.map((page) => toEntry(page, "Settings"));
  const results = found.map(({ label, items }) => ({
    label,
    entries: items.map(({ id, title, detail, to, titleParts, aboutParts }) => ({
      id,
      label: title,
      detail,
      parts: { label: titleParts, detail: aboutParts.some(({ hit }) => hit) ? aboutParts : undefined },
      icon: ICONS[label],
      command: go(overList(to, place)),
    })),
  }));
  const startName = ({ label }: Entry) =>
    words.every((word) => ` ${label}`.toLowerCase().includes(` ${word}`));
  const isPeople = ({ label, entries }: Group) => label === "Leads" && entries.some(startName);
  const groups: Group[] = [
    { label: "Pages", entries: [...PAGES, ...settings].filter(matchesAll) },
    ...results.filter(isPeople),
    { label: "Actions", entries: [exportEntry(place), ...ACTIONS].filter(matchesAll) },
    ...results.filter((group) => !isPeople(group)),
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
