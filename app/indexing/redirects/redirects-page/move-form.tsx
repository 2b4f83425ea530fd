import { useFetcher } from "@remix-run/react";
import { Check, TriangleAlert } from "lucide-react";
import { type ComponentProps, useEffect, useRef } from "react";
import { FormAlert, SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { Button, ButtonLink } from "../../../ui/forms/button";
import { TextField } from "../../../ui/forms/field";
import { Icon } from "../../../ui/icon";
import { REDIRECT_FAILURE, REDIRECTS_PATH } from "../../indexing";
import type { MoveDescription } from "../describe-move.server";
import type { RedirectsView } from "./load.server";

type MoveFormProps = Pick<RedirectsView, "edited" | "written" | "described">;

/** Adds a redirect or changes one. While it is written, it says what is at both addresses. */
export function MoveForm({ edited, written, described }: MoveFormProps) {
  const intent = edited ? "edit" : "add";
  const isGone = edited?.toPath === "";
  const form = useActionForm<{ from: string; to: string }>({
    failure: REDIRECT_FAILURE[intent],
    intent,
    defaultValue: { from: edited?.fromPath ?? written.from, to: edited?.toPath ?? written.to },
  });
  const { check, said } = useCheck(described);
  return (
    <form
      {...form.formProps}
      className="grid gap-3 px-card pb-card"
      aria-label={edited ? "Change the redirect" : "New redirect"}
      onInput={({ currentTarget }) => check(currentTarget)}
    >
      <FormAlert {...form} />
      <input type="hidden" name="intent" value={intent} />
      {edited ? (
        <>
          <input type="hidden" name="was" value={edited.fromPath} />
          <input type="hidden" name="wasTo" value={edited.toPath} />
        </>
      ) : null}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-60">
          <TextField small label="Old address" field={form.fields.from} maxLength={2000} required />
        </div>
        <div className="min-w-0 grow basis-60">
          <TextField small label="Leads to" field={form.fields.to} maxLength={2000} placeholder="/blog/..." />
        </div>
        <label className="flex min-h-9 items-center gap-2 text-sm">
          <input type="checkbox" name="gone" defaultChecked={isGone} />
          Nothing replaces it (410 Gone)
        </label>
        <Buttons of={form} isEdit={edited !== null} />
      </div>
      <Said described={said} />
    </form>
  );
}

function Buttons({
  of: form,
  isEdit,
}: Pick<ComponentProps<typeof SubmitButton>, "of"> & { isEdit: boolean }) {
  return (
    <div className="flex flex-wrap gap-2">
      <SubmitButton of={form} size="sm" variant="ink">
        {isEdit ? "Save" : "Add redirect"}
      </SubmitButton>
      {isEdit ? (
        <ButtonLink to={REDIRECTS_PATH} size="sm">
          Cancel
        </ButtonLink>
      ) : (
        <noscript>
          <Button type="submit" size="sm" formMethod="get" formNoValidate>
            Check addresses
          </Button>
        </noscript>
      )}
    </div>
  );
}

function Said({ described }: { described: MoveDescription | null }) {
  return (
    <p className="flex items-start gap-2 text-sm text-ink-2 wrap-anywhere" aria-live="polite">
      {described ? (
        <>
          <span className={described.isFine ? "text-ok" : "text-warn"}>
            <Icon of={described.isFine ? Check : TriangleAlert} size={16} />
          </span>
          {described.text}
        </>
      ) : null}
    </p>
  );
}

const PAUSE_MS = 400;

/** Asks what is at both addresses, a moment after the last key. */
function useCheck(described: MoveDescription | null) {
  const { load, data } = useFetcher<MoveDescription>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const check = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    const fields = new FormData(form);
    const [from = "", to = "", gone, was = ""] = ["from", "to", "gone", "was"].map((name) =>
      String(fields.get(name) ?? ""),
    );
    if (!from) return;
    const asked = new URLSearchParams({ from, to: gone ? "" : to, was });
    timer.current = setTimeout(() => load(`${REDIRECTS_PATH}/check?${asked}`), PAUSE_MS);
  };
  return { check, said: data ?? described };
}
