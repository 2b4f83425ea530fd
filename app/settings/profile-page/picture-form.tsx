import { Upload } from "lucide-react";
import { useState } from "react";
import { ActionButton, ActionForm, SubmitButton } from "../../ui/forms/action-form";
import { errorClass, hintClass } from "../../ui/forms/field";
import { useAction } from "../../ui/forms/use-action";
import { useToast } from "../../ui/overlays/toast";
import { MAX_PICTURE_BYTES, PICTURE_ACCEPT, PICTURE_TOO_LARGE, REMOVE_PICTURE } from "../picture";
import { PROFILE_FAILURES } from "../profile";
import { PICTURE_PATH } from "../sections";

/** The id of the field, which a click on the picture opens. */
export const PICTURE_FIELD = "profile-picture";

/** Chooses a picture, which is sent with its own button: the browser shows the chosen file's name. */
export function PictureForm({ hasPicture }: { hasPicture: boolean }) {
  const { error, sending, check } = usePicture();
  return (
    <div className="mt-3 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <ActionForm
        of={sending}
        encType="multipart/form-data"
        className="flex flex-wrap items-center gap-x-3 gap-y-2"
      >
        <input
          id={PICTURE_FIELD}
          type="file"
          name="picture"
          required
          accept={PICTURE_ACCEPT}
          className={FILE}
          aria-label="Profile picture"
          aria-describedby={error ? "picture-hint picture-error" : "picture-hint"}
          aria-invalid={error ? true : undefined}
          onChange={(event) => check(event.currentTarget)}
        />
        <span className="peer-invalid:hidden">
          <SubmitButton of={sending} size="sm" icon={Upload} busyLabel="Uploading...">
            Upload
          </SubmitButton>
        </span>
      </ActionForm>
      {hasPicture ? <RemoveButton /> : null}
      <p id="picture-hint" className={hintClass}>
        PNG, JPEG or WebP, at most 5 MB. Without one, your initials show.
      </p>
      {error ? (
        <p id="picture-error" className={errorClass}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** Without a file only its button is seen, and the one that uploads is not. */
const FILE =
  "peer invalid:w-28 max-w-full min-w-0 text-sm text-ink-2 file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-md file:border file:border-line-strong file:bg-surface file:px-[0.9rem] file:font-semibold file:text-ink hover:file:bg-hover";

/** Refuses a file that is too large before it is sent. */
function usePicture() {
  const showToast = useToast();
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const sending = useAction({
    action: PICTURE_PATH,
    failure: PROFILE_FAILURES.picture,
    preventScrollReset: true,
  });
  function check(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    const isTooLarge = file !== undefined && file.size > MAX_PICTURE_BYTES;
    setTooLarge(isTooLarge ? PICTURE_TOO_LARGE.description : null);
    if (!isTooLarge) return;
    input.value = "";
    showToast(PICTURE_TOO_LARGE);
  }
  return { error: tooLarge ?? sending.result?.fieldErrors.picture?.[0], sending, check };
}

function RemoveButton() {
  return (
    <ActionButton
      action={PICTURE_PATH}
      failure={PROFILE_FAILURES.picture}
      fields={{ intent: REMOVE_PICTURE }}
      variant="text-danger"
      size="sm"
    >
      Remove picture
    </ActionButton>
  );
}
