import { useRouteLoaderData } from "@remix-run/react";
import { Plus, X } from "lucide-react";
import type { MouseEvent } from "react";
import { badgeClass } from "../../../ui/badge";
import { ActionForm, FormAlert, SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { TextField } from "../../../ui/forms/field";
import { useAction } from "../../../ui/forms/use-action";
import { Icon } from "../../../ui/icon";
import { miniButtonClass } from "../../components/mini-button";
import type { FilterChoices } from "../filters/lead-filters";
import { LEAD_FAILURES } from "../lead";

const REMOVAL = "remove-tag";
const KNOWN = "known-tags";

/** The tags of a lead, each with a button that removes it, and a field for another one. */
export function TagEditor({ tags }: { tags: string[] }) {
  const removing = useAction({ intent: "untag", failure: LEAD_FAILURES.untag });
  return (
    <section className="grid gap-[0.7rem]" aria-labelledby="tags-title">
      <h3 id="tags-title">Tags</h3>
      <ActionForm of={removing} id={REMOVAL} hidden>
        <input type="hidden" name="intent" value="untag" />
      </ActionForm>
      <ul className="flex flex-wrap gap-[0.4rem]">
        {tags.map((tag) => (
          <li key={tag} className={badgeClass({ tone: "line", className: "max-w-full" })}>
            <span className="wrap-anywhere whitespace-normal">{tag}</span>
            <button
              type="submit"
              form={REMOVAL}
              name="tags"
              value={tag}
              className={miniButtonClass({ place: "corner" })}
              onClick={focusNext}
            >
              <Icon of={X} size={13} />
              <span className="sr-only">Remove tag {tag}</span>
            </button>
          </li>
        ))}
        <li className="basis-full">
          <AddTag tags={tags} />
        </li>
      </ul>
    </section>
  );
}

/** The tag that had the focus goes. */
function focusNext({ currentTarget }: MouseEvent<HTMLElement>) {
  const next = currentTarget.closest("li")?.nextElementSibling;
  next?.querySelector<HTMLElement>("button, input:not([type=hidden])")?.focus();
}

function AddTag({ tags }: { tags: string[] }) {
  const { fields, formProps, ...sending } = useActionForm<{ tags: string }>({
    intent: "tag",
    failure: LEAD_FAILURES.tag,
    defaultValue: { tags: "" },
  });
  return (
    <form {...formProps} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <input type="hidden" name="intent" value="tag" />
      <TextField
        label="Add a tag"
        hideLabel
        small
        field={fields.tags}
        list={KNOWN}
        placeholder="Add a tag"
        autoComplete="off"
      />
      <SubmitButton of={sending} size="sm" icon={Plus}>
        Add
      </SubmitButton>
      <KnownTags without={tags} />
      <FormAlert {...sending} />
    </form>
  );
}

/** The tags that leads have, as the list behind the lead has read them. */
function KnownTags({ without }: { without: string[] }) {
  const list = useRouteLoaderData<{ choices: FilterChoices }>("crm/leads/leads-page/route");
  const known = (list?.choices.tag ?? []).filter(({ value }) => !without.includes(value));
  return (
    <datalist id={KNOWN}>
      {known.map(({ value }) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
