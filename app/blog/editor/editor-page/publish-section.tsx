import { timeText, waitingTimeText } from "../../../platform/time/time-text";
import { momentOf } from "../../../platform/time/zoned-time";
import { zoneWithOffset } from "../../../platform/time/zones";
import { DateField } from "../../../ui/forms/date-field";
import { hintClass } from "../../../ui/forms/field";
import type { PublishChoice } from "../post-form";
import type { EditorView } from "./load.server";
import { RailSection } from "./rail-section";

/** The choice of a time: a link to it opens its section. */
export const PUBLISH = "publish";

const CHOICES: Record<EditorView["state"], { value: PublishChoice; label: string }[]> = {
  draft: [
    { value: "keep", label: "Keep as draft" },
    { value: "now", label: "Publish now" },
    { value: "at", label: "At a time" },
  ],
  scheduled: [
    { value: "keep", label: "As scheduled" },
    { value: "at", label: "At another time" },
    { value: "now", label: "Publish now" },
    { value: "draft", label: "Back to draft" },
  ],
  live: [
    { value: "keep", label: "Published" },
    { value: "draft", label: "Unpublish" },
  ],
};

type PublishSectionProps = {
  view: EditorView;
  choice: PublishChoice;
  onChoice: (choice: PublishChoice) => void;
  when: { date: string; time: string };
  onWhen: (when: { date: string; time: string }) => void;
  error: string | undefined;
};

/** When readers see the article. */
export function PublishSection({ view, choice, onChoice, when, onWhen, error }: PublishSectionProps) {
  const shown = { draft: "Draft", scheduled: view.scheduledText, live: "Published" }[view.state];
  return (
    <RailSection title="Publish" value={shown}>
      {view.state === "scheduled" ? (
        <p className="text-sm font-medium tabular-nums">{view.scheduledText}</p>
      ) : null}
      <fieldset className="grid gap-[0.15rem]" id={PUBLISH}>
        <legend className="sr-only">When</legend>
        {CHOICES[view.state].map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-8 cursor-pointer items-center gap-[0.6rem] text-sm has-checked:font-semibold"
          >
            <input
              type="radio"
              name="publish"
              value={value}
              className="m-0 size-4 accent-ink"
              checked={choice === value}
              onChange={() => onChoice(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {view.previewUrl ? (
        <p className={`${hintClass} text-xs`}>
          <a className="font-semibold" href={view.previewUrl} target="_blank" rel="noreferrer">
            Preview on the site
          </a>
          : whoever has this address sees the saved text, for seven days.
        </p>
      ) : null}
      <PublishTime view={view} when={when} onWhen={onWhen} error={error} />
    </RailSection>
  );
}

type PublishTimeProps = Pick<PublishSectionProps, "view" | "when" | "onWhen" | "error">;

/** The chosen time in the writer's zone; shown while it is chosen. */
function PublishTime({ view, when, onWhen, error }: PublishTimeProps) {
  const moment = momentOf(when, view.zone);
  return (
    <div className="publish-time gap-2">
      <div className="grid grid-cols-[1.3fr_1fr] gap-2">
        {(["date", "time"] as const).map((name) => (
          <DateField
            key={name}
            small
            quiet
            label={name === "date" ? "Date" : "Time"}
            type={name}
            name={name}
            aria-describedby="publish-zone"
            errors={name === "date" && error ? [error] : null}
            value={when[name]}
            onChange={(event) => onWhen({ ...when, [name]: event.target.value })}
          />
        ))}
      </div>
      <p className={`${hintClass} text-xs tabular-nums`} id="publish-zone">
        {zoneWithOffset(view.zone, moment ?? view.now)}.
        {moment && moment > view.now
          ? ` ${timeText("weekdayAndTime", moment, view.zone)}, in ${waitingTimeText(view.now, moment)}.`
          : ""}
      </p>
    </div>
  );
}
