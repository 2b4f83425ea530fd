import { Link, useNavigate } from "@remix-run/react";
import { useId, useRef, useState } from "react";
import { ActionForm, FormAlert, SubmitButton } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import {
  fieldClass,
  hintClass,
  inputClass,
  labelClass,
  TextareaField,
  TextField,
} from "../../../ui/forms/field";
import { useAction } from "../../../ui/forms/use-action";
import { Dialog, DialogBody, DialogFooter } from "../../../ui/overlays/dialog";
import { EDIT_FAILURE, editorPath, QUICK_EDIT_INTENT, type QuickEdit } from "../../staff/staff-posts";
import { KeyPointsField } from "../writing/key-points-field";
import { Toolbar } from "../writing/toolbar";
import { useTextTools } from "../writing/use-text-tools";

export type EditView = QuickEdit & { id: string; version: number };

/** The specification's quick edit of a post. */
export function EditDialog({ post, closeTo }: { post: EditView; closeTo: string }) {
  const navigate = useNavigate();
  const action = useAction({
    failure: EDIT_FAILURE,
    intent: QUICK_EDIT_INTENT,
    onDone: ({ ok }) => {
      if (ok) navigate(closeTo, { preventScrollReset: true });
    },
  });
  return (
    <Dialog
      title="Edit blog"
      description="Changes to a published post are public at once."
      closeTo={closeTo}
      wide
    >
      <ActionForm of={action} className="grid">
        <DialogBody>
          <FormAlert {...action} />
          <EditFields post={post} typed={action.isFromPage ? action.result?.values : undefined} />
        </DialogBody>
        <DialogFooter>
          <Link className="mr-auto self-center text-sm font-semibold" to={editorPath(post.id)}>
            Open the editor
          </Link>
          <ButtonLink to={closeTo} size="sm" preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton of={action} variant="ink" size="sm">
            Save Changes
          </SubmitButton>
        </DialogFooter>
      </ActionForm>
    </Dialog>
  );
}

type EditFieldsProps = { post: EditView; typed: Record<string, unknown> | undefined };

/** `typed` is what came back with a refused form. */
function EditFields({ post, typed }: EditFieldsProps) {
  const [points, setPoints] = useState(post.keyPoints);
  return (
    <>
      <input type="hidden" name="intent" value={QUICK_EDIT_INTENT} />
      <input type="hidden" name="id" value={post.id} />
      <input type="hidden" name="version" value={post.version} />
      <TextField label="Title" name="title" small defaultValue={textOf(typed?.title, post.title)} />
      <TextareaField
        label="Meta description"
        name="metaDescription"
        rows={2}
        small
        defaultValue={textOf(typed?.metaDescription, post.metaDescription)}
      />
      <ContentField defaultValue={textOf(typed?.content, post.content)} />
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-semibold">Key points</legend>
        <KeyPointsField points={points} onChange={setPoints} />
      </fieldset>
    </>
  );
}

/** What came back with a refused form, or what is stored. */
function textOf(typed: unknown, stored: string): string {
  return typeof typed === "string" ? typed : stored;
}

/** The text with its toolbar, which needs scripts; the markup itself can be typed. */
function ContentField({ defaultValue }: { defaultValue: string }) {
  const id = useId();
  const hintId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { format } = useTextTools(area);
  return (
    <div className={fieldClass()}>
      <label htmlFor={id} className={labelClass()}>
        Content
      </label>
      <Toolbar controls={id} onFormat={format} />
      <textarea
        ref={area}
        id={id}
        name="content"
        rows={12}
        defaultValue={defaultValue}
        aria-describedby={hintId}
        className={inputClass({ kind: "area", size: "sm" })}
      />
      <p id={hintId} className={hintClass}>
        Bold, italic, headings and lists are supported. HTML is also supported.
      </p>
    </div>
  );
}
