import { Avatar } from "../../ui/avatar";

/** Whose a lead or a deal is. The domain, which members share, is read out but not shown. */
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
