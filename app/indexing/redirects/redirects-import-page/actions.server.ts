import type { requireStaff } from "../../../auth/guard.server";
import { FileRefused } from "../../../crm/import/file/csv-file";
import { readUpload } from "../../../crm/import/file/upload.server";
import { makeChange, type Outcome } from "../../../platform/http/forms/action-result.server";
import { REDIRECTS_IMPORT_FAILURE, REDIRECTS_IMPORT_PATH, REDIRECTS_PATH } from "../../indexing";
import { type JudgedMove, nameTarget } from "../moves";
import { toastOf } from "../redirect-forms.server";
import { importMoves, judgeAll } from "../redirects.server";
import { readMoves } from "./read-moves.server";

type Sent = Pick<Awaited<ReturnType<typeof requireStaff>>, "db" | "actor"> & {
  request: Request;
  siteHost: string;
  now: Date;
};

/** Lines of the report; the others are counted. */
const LINES_SHOWN = 200;

type Line = { line: number; what: string; note: string; isProblem: boolean };

/** What an import would do, or has done, and the lines about which there is something to say. */
export type Report = { added: number; folded: number; same: number; problems: number; lines: Line[] };

/** Says what the file would do or, by the intent "add", stores those of its lines that can be. */
export function takeMovesFile({ request, db, actor, siteHost, now }: Sent) {
  return makeChange<Report>(
    { request, form: new FormData() },
    {
      failure: REDIRECTS_IMPORT_FAILURE,
      backTo: REDIRECTS_IMPORT_PATH,
      onOwnPage: true,
      change: () =>
        catchRefusedFile(async () => {
          const { id, bytes, intent } = await readUpload(request);
          const { moves, problems } = await readMoves(bytes, siteHost);
          if (intent !== "add") return { toast: null, data: toReport(await judgeAll(db, moves), problems) };
          const { judged, added, undoId } = await importMoves(db, { id, moves, actor }, now);
          const report = toReport(judged, problems);
          if (added === 0) {
            // The answer to an earlier try was lost.
            if (judged.some(({ state }) => state === "same")) return { toast: STOOD, to: REDIRECTS_PATH };
            return { status: 400, toast: NOTHING, data: report };
          }
          const left = report.problems;
          const words = left > 0 ? `${count(left, "line")} of the file could not be used.` : "";
          return { toast: toastOf(`${count(added, "redirect")} added`, words, undoId), to: REDIRECTS_PATH };
        }),
    },
  );
}

const STOOD = { title: "These redirects stand already" };
const NOTHING = { title: "No redirect was added", destructive: true };

function count(number: number, what: string): string {
  return `${number.toLocaleString("en-US")} ${what}${number === 1 ? "" : "s"}`;
}

function toReport(judged: JudgedMove[], unread: { line: number; note: string }[]): Report {
  const total = (state: JudgedMove["state"]) => judged.filter((one) => one.state === state).length;
  const lines = [
    ...unread.map((one) => ({ ...one, what: "", isProblem: true })),
    ...judged
      .filter(({ state }) => state !== "add")
      .map(({ line, from, to, state, note }) => ({
        ...{ line, note, isProblem: state === "problem" },
        what: `${from} → ${nameTarget(to)}`,
      })),
  ];
  lines.sort((a, b) => Number(b.isProblem) - Number(a.isProblem) || a.line - b.line);
  return {
    added: total("add") + total("folded"),
    folded: total("folded"),
    same: total("same"),
    problems: total("problem") + unread.length,
    lines: lines.slice(0, LINES_SHOWN),
  };
}

async function catchRefusedFile(take: () => Promise<Outcome<Report>>): Promise<Outcome<Report>> {
  try {
    return await take();
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const toast = { ...REDIRECTS_IMPORT_FAILURE, description: error.message, destructive: true };
    return { status: 400, toast, fieldErrors: { file: [error.message] } };
  }
}
