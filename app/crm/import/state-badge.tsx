import { Badge, type BadgeTone } from "../../ui/badge";
import { IMPORT_STATE_LABELS, type ImportState } from "./import";

const TONES: Record<ImportState, BadgeTone> = {
  uploaded: "info",
  running: "beam",
  done: "ok",
  failed: "danger",
  undoing: "beam",
  undone: "line",
};

export function ImportStateBadge({ state }: { state: ImportState }) {
  return <Badge tone={TONES[state]}>{IMPORT_STATE_LABELS[state]}</Badge>;
}
