import { Link, useNavigate } from "@remix-run/react";
import { type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { ActionForm, FormAlert, SubmitButton } from "../../ui/action-form";
import { ButtonLink } from "../../ui/button";
import { Dialog, DialogBody, DialogFooter } from "../../ui/dialog";
import { TextareaField, TextField } from "../../ui/field";
import { useAction } from "../../ui/use-action";
import { EDIT_FAILURE } from "../edit-texts";
import { CHANGES_PATH, editorPath } from "../staff-posts";
import { KeyPointsField } from "../writing/key-points-field";
import { Toolbar } from "../writing/toolbar";
import { useTextTools } from "../writing/use-text-tools";
import type { QuickEditView } from "./view";

/** Edits title, description, content and key points from the list. */
export function QuickEditDialog({ post, closeTo }: { post: QuickEditView; closeTo: string }) {
  const navigate = useNavigate();
  const action = useAction({
    action: CHANGES_PATH,
    failure: EDIT_FAILURE,
    intent: "edit",
    onDone: () => navigate(closeTo, { preventScrollReset: true }),
  });
  const [points, setPoints] = useState(post.keyPoints);
  const area = useRef<HTMLTextAreaElement>(null);
  const tools = useTextTools(area);
  const contentId = useId();
  return (
    <Dialog wide title="Edit blog" description={post.title} closeTo={closeTo}>
      <ActionForm of={action}>
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="id" value={post.id} />
        <input type="hidden" name="version" value={post.version} />
        <input type="hidden" name="returnTo" value={closeTo} />
        <DialogBody>
          <FormAlert {...action} />
          <TextField small label="Title" name="title" defaultValue={post.title} />
          <TextareaField
            small
            rows={2}
            label="Meta description"
            name="metaDescription"
            defaultValue={post.metaDescription}
          />
          <div className="grid">
            <ContentField id={contentId} area={area} content={post.content} onFormat={tools.format} />
          </div>
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-sm font-semibold">Key points</legend>
            <KeyPointsField points={points} onChange={setPoints} />
          </fieldset>
        </DialogBody>
        <Footer id={post.id} closeTo={closeTo}>
          <SubmitButton of={action} variant="ink" size="sm" busyLabel="Saving...">
            Save Changes
          </SubmitButton>
        </Footer>
      </ActionForm>
    </Dialog>
  );
}

function Footer({ id, closeTo, children }: { id: string; closeTo: string; children: ReactNode }) {
  return (
    <DialogFooter>
      <Link className="mr-auto self-center text-sm font-semibold" to={editorPath(id)}>
        Open the editor
      </Link>
      <ButtonLink to={closeTo} size="sm" preventScrollReset>
        Cancel
      </ButtonLink>
      {children}
    </DialogFooter>
  );
}

type ContentFieldProps = {
  id: string;
  area: RefObject<HTMLTextAreaElement>;
  content: string;
  onFormat: ReturnType<typeof useTextTools>["format"];
};

function ContentField({ id, area, content, onFormat }: ContentFieldProps) {
  return (
    <>
      <label className="text-sm font-semibold" htmlFor={id}>
        Content
      </label>
      <Toolbar controls={id} onFormat={onFormat} />
      <textarea
        ref={area}
        id={id}
        name="content"
        rows={10}
        className="input input-area input-sm"
        aria-describedby={`${id}-hint`}
        defaultValue={content}
      />
      <p className="mt-1 text-sm text-ink-3" id={`${id}-hint`}>
        Bold, italic, headings and lists are supported. HTML is also supported.
      </p>
    </>
  );
}
