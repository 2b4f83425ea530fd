import { ROLE_LABELS } from "../../auth/permissions";
import { Avatar } from "../../ui/avatar";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import type { ProfilePageView } from "./load.server";
import { PICTURE_FIELD, PictureForm } from "./picture-form";

/** Who the person is, as other staff see it; a click on the picture chooses another. */
export function Overview({ view }: { view: ProfilePageView }) {
  const { fields } = view;
  const facts = [
    { term: "Email", text: view.email },
    { term: "Phone", text: fields.phone },
    { term: "Company", text: fields.company },
    { term: "Position", text: fields.position },
  ];
  return (
    <Card title="Profile Overview">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <label htmlFor={PICTURE_FIELD} className="cursor-pointer" title="Change picture">
          <Avatar name={view.name} src={view.avatarUrl} size="xl" />
        </label>
        <div className="min-w-48 flex-1">
          <p className="flex flex-wrap items-center gap-2">
            <strong className="font-display text-h4 wrap-anywhere">{view.name}</strong>
            <Badge>{ROLE_LABELS[view.role]}</Badge>
          </p>
          <p className="text-sm text-ink-2">Times in {view.timeZone.replaceAll("_", " ")}</p>
          <PictureForm hasPicture={view.avatarUrl !== null} />
        </div>
        <dl className="grid min-w-0 grow gap-x-6 gap-y-2 border-line sm:ml-auto sm:max-w-[32rem] sm:grid-cols-2 sm:border-l sm:pl-6">
          {facts.map(({ term, text }) => (
            <div key={term} className="min-w-0 max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)]">
              <dt className="text-sm text-ink-3">{term}</dt>
              <dd className="wrap-anywhere">{text || <span className="text-ink-3">Not given</span>}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
