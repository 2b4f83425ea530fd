import { DELETE_NOTE, NOTE_FAILURES } from "../../notes";
import { DeleteMark } from "../delete-mark";
import type { NoteView } from "../load.server";

/** The pins of the time axis, written out. */
export function AxisNotes({ notes }: { notes: NoteView[] }) {
  if (notes.length === 0) return null;
  return (
    <ol className="mt-3 grid gap-x-5 gap-y-[0.6rem] border-t border-line pt-3 text-xs leading-[1.35] sm:grid-cols-2 lg:grid-cols-5">
      {notes.map((note, index) => (
        <li key={note.id} id={`note-${note.id}`} className="group flex items-start gap-2">
          <b className="grid size-5 flex-none place-items-center rounded-xs bg-surface text-micro inset-ring inset-ring-line-strong group-target:bg-beam group-target:text-on-signal">
            {index + 1}
          </b>
          <span className="min-w-0 wrap-anywhere">
            <span className="block text-ink-3">{note.when}</span>
            {note.text}
          </span>
          {note.isOwn ? (
            <div className="-my-1">
              <DeleteMark
                fields={{ intent: DELETE_NOTE, id: note.id }}
                failure={NOTE_FAILURES.delete}
                label={`Delete the note ${note.text}`}
              />
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
