import { Avatar } from "../../ui/avatar";

/** The domain is the same for all members, so it is only in the text for screen readers. */
export function Assignee({ email }: { email: string | null }) {
  if (email === null) return <span className="muted">Unassigned</span>;
  const [name = email] = email.split("@");
  return (
    <span className="assignee" title={`Assigned to ${email}`}>
      <Avatar name={name} />
      <span className="ellip">
        {name}
        <span className="vh">{email.slice(name.length)}</span>
      </span>
    </span>
  );
}
