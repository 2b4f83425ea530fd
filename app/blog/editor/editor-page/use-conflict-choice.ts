import { useAction } from "../../../ui/use-action";
import { EDIT_FAILURE } from "../../staff/staff-posts";
import { keepLocalDraft } from "./draft";
import type { EditorView } from "./load.server";
import type { Editor } from "./use-editor";

/** The two answers to a conflict. Nothing is lost by either: the other version is or becomes a revision. */
export function useConflictChoice(editor: Editor, view: Pick<EditorView, "id" | "staffId">) {
  const { conflict, setConflict, setState, setDraft, base, submit } = editor;
  const taking = useAction({
    failure: EDIT_FAILURE,
    onDone: () => {
      if (!conflict) return;
      const { version, text, slug } = conflict.theirs;
      const theirs = { ...text, slug, authorId: base.current.stored.authorId };
      base.current = { version, stored: theirs, draft: theirs };
      setDraft(theirs);
      keepLocalDraft(view.staffId, view.id, null);
      setConflict(null);
      setState({ kind: "clean" });
    },
  });
  function onTheirs() {
    if (!submit.form.current) return;
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name: "keep", value: "theirs" });
    submit.form.current.appendChild(field);
    taking.send(submit.form.current);
    field.remove();
  }
  function onMine() {
    if (!conflict) return;
    const { version, text, slug } = conflict.theirs;
    const theirs = { ...text, slug, authorId: base.current.stored.authorId };
    base.current = { version, stored: theirs, draft: theirs };
    setConflict(null);
    setState({ kind: "typing" });
  }
  return { onTheirs, onMine, isBusy: taking.isBusy };
}
