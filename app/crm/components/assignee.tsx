import { Avatar } from "../../ui/avatar";

/** The part before "@"; the domain is the same for all members. */
export function shortName(email: string): string {
  return email.split("@")[0] || email;
}

/** The avatar of nobody. */
export function EmptyAvatar() {
  return <span className="size-5 flex-none rounded-md border border-dashed border-line-strong" />;
}

/** The domain is only in the text for screen readers. */
export function Assignee({ email }: { email: string | null }) {
  if (email === null) {
    return (
      <span className="inline-flex items-center gap-[0.4rem] text-sm text-ink-2">
        <EmptyAvatar />
        Nobody
      </span>
    );
  }
  const name = shortName(email);
  return (
    // Relative, because the hidden part of the email would otherwise widen the page from within a list that scrolls.
    <span
      className="relative inline-flex max-w-full min-w-0 items-center gap-[0.4rem] text-sm text-ink-2"
      title={`Assigned to ${email}`}
    >
      <Avatar name={name} size="sm" />
      <span className="truncate">
        {name}
        <span className="sr-only">{email.slice(name.length)}</span>
      </span>
    </span>
  );
}
