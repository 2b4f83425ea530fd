import { useNavigate } from "@remix-run/react";
import { ActionForm, FormAlert, SubmitButton } from "../../ui/action-form";
import { ButtonLink } from "../../ui/button";
import { Dialog, DialogBody, DialogFooter } from "../../ui/dialog";
import { TextareaField, TextField } from "../../ui/field";
import { useAction } from "../../ui/use-action";
import { EDIT_FAILURE, EDIT_INTENT, type PostEdit } from "../post-edit";
import { ContentField } from "./content-field";
import { KeyPointsField } from "./key-points-field";

export type EditView = PostEdit & { id: string; version: number };

/** The specification's quick edit of a post. */
export function EditDialog({ post, closeTo }: { post: EditView; closeTo: string }) {
  const navigate = useNavigate();
  const action = useAction({
    failure: EDIT_FAILURE,
    intent: EDIT_INTENT,
    onDone: ({ ok }) => {
      if (ok) navigate(closeTo, { preventScrollReset: true });
    },
  });
  const typed = action.isFromPage ? action.result?.values : undefined;
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
          <input type="hidden" name="intent" value={EDIT_INTENT} />
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
          <KeyPointsField defaultValue={post.keyPoints} />
        </DialogBody>
        <DialogFooter>
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

/** What came back with a refused form, or what is stored. */
function textOf(typed: unknown, stored: string): string {
  return typeof typed === "string" ? typed : stored;
}
