import { Check } from "lucide-react";
import { ActionButton } from "../../ui/forms/action-form";
import { ButtonLink } from "../../ui/forms/button";
import { Icon } from "../../ui/icon";
import type { FirstStep } from "../my-day/first-steps.server";
import { ADMIN_PATH } from "../paths";

type Step = { id: FirstStep; title: string; text: string; to: string; action: string };

const STEPS: Step[] = [
  {
    id: "company",
    title: "Company and time zone",
    text: "The name, address and hours that your site, emails and receipts show.",
    to: "/admin/settings/company",
    action: "Set up",
  },
  {
    id: "mail",
    title: "Email",
    text: "Set up how email goes out, and send yourself a test. It is ticked off once an email was sent.",
    to: "/admin/settings/company/alerts",
    action: "Send a test",
  },
  {
    id: "post",
    title: "First post",
    text: "Write one, or let Content Generation draft it.",
    to: "/admin/blogs",
    action: "Write a post",
  },
  {
    id: "invite",
    title: "Invite a colleague",
    text: "Leads can then be shared out, and both of you see who answers.",
    to: "/admin/settings/team",
    action: "Invite",
  },
  {
    id: "lead",
    title: "Send yourself a test lead",
    text: "Fill in your own contact form. It shows up here within a minute; you can delete it afterwards.",
    to: "/contact",
    action: "Open the form",
  },
];

type FirstStepsProps = { done: Record<FirstStep, boolean>; isOpen: boolean };

/** What an owner sets up first, until all of it is done or hidden; one line once the company is at work. */
export function FirstSteps({ done, isOpen }: FirstStepsProps) {
  const count = STEPS.filter(({ id }) => done[id]).length;
  const next = STEPS.find(({ id }) => !done[id]);
  return (
    <section className="card" aria-labelledby="first-steps">
      <details open={isOpen}>
        <summary className="px-card py-3">
          <h2 className="inline" id="first-steps">
            Finish setting up
          </h2>
          <span className="ml-3 text-sm text-ink-2 max-sm:ml-0 max-sm:block">
            {count} of {STEPS.length} done{next ? `, next: ${next.title}` : ""}
          </span>
        </summary>
        <div className="flex flex-wrap items-center justify-between gap-x-4 px-card pb-3">
          <p className="text-sm text-ink-2">
            Each one is ticked off by what is stored, so you can leave at any time.
          </p>
          <ActionButton
            action="/admin/preferences"
            failure={{ title: "The steps were not hidden" }}
            fields={{ intent: "first-steps", value: "hidden", returnTo: ADMIN_PATH }}
            size="sm"
            variant="ghost"
          >
            Hide
          </ActionButton>
        </div>
        <Progress count={count} />
        <ol>
          {STEPS.map((step, index) => (
            <StepRow
              key={step.id}
              step={step}
              number={index + 1}
              isDone={done[step.id]}
              isNext={step === next}
            />
          ))}
        </ol>
      </details>
    </section>
  );
}

function Progress({ count }: { count: number }) {
  return (
    <div className="mx-card mb-4 grid h-2 grid-cols-5 border border-ink" aria-hidden="true">
      {STEPS.map(({ id }, index) => (
        <i
          key={id}
          className={`${index > 0 ? "border-l border-ink" : ""} ${index < count ? "bg-ink" : ""}`}
        />
      ))}
    </div>
  );
}

type StepRowProps = { step: Step; number: number; isDone: boolean; isNext: boolean };

function StepRow({ step: { title, text, to, action }, number, isDone, isNext }: StepRowProps) {
  return (
    <li
      className={`grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-line px-card py-3 max-sm:grid-cols-[2rem_minmax(0,1fr)] ${isNext ? "bg-beam-soft" : ""}`}
      aria-current={isNext ? "step" : undefined}
    >
      <span
        className={`grid size-8 place-items-center rounded-md ${isDone ? "bg-teal text-surface" : "border border-line-strong font-display"}`}
      >
        {isDone ? <Icon of={Check} size={16} /> : number}
      </span>
      <div>
        <strong className={isDone ? "font-medium text-ink-2" : "font-semibold"}>
          {title}
          {isDone ? <span className="sr-only"> (done)</span> : null}
        </strong>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
      <div className="max-sm:col-start-2">
        <ButtonLink
          to={to}
          reloadDocument={to === "/contact"}
          size="sm"
          variant={isNext ? "ink" : isDone ? "ghost" : "outline"}
          aria-label={`${isDone ? "Change" : action}: ${title}`}
        >
          {isDone ? "Change" : action}
        </ButtonLink>
      </div>
    </li>
  );
}
