import { ROLE_LABELS } from "../../auth/permissions";
import { Avatar } from "../../ui/avatar";
import { Badge } from "../../ui/badge";
import { EmailAddress } from "../../ui/email-address";
import type { ProfilePageView } from "./load.server";
import { PICTURE_FIELD, PictureForm } from "./picture-form";

/** Who the person is, as other staff see it; a click on the picture chooses another. What is not given is not shown. */
export function Overview({ view }: { view: ProfilePageView }) {
  const { name, email, fields } = view;
  const facts = [fields.position, fields.company, fields.phone].filter(Boolean);
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-4 p-card">
      <label htmlFor={PICTURE_FIELD} className="cursor-pointer">
        <Avatar name={name} src={view.avatarUrl} size="xl" />
      </label>
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="min-w-0 font-display text-h4 wrap-anywhere">
            {name === email ? <EmailAddress of={email} /> : name}
          </strong>
          <Badge>{ROLE_LABELS[view.role]}</Badge>
        </p>
        {name === email ? null : (
          <p className="wrap-anywhere">
            <EmailAddress of={email} />
          </p>
        )}
        {facts.length > 0 ? <p className="text-ink-2 wrap-anywhere">{facts.join(" · ")}</p> : null}
        <p className="text-sm text-ink-2">Times in {view.zoneName}</p>
        <PictureForm hasPicture={view.avatarUrl !== null} />
      </div>
    </div>
  );
}
