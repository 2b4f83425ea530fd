import { Monitor } from "lucide-react";
import { Badge } from "../../../ui/badge";
import { Card } from "../../../ui/card";
import { ActionButton } from "../../../ui/forms/action-form";
import { Row } from "../card-row";
import { SECURITY_FAILURES } from "../security";
import type { SecurityView } from "./load.server";

export function SessionsCard({ view: { sessions } }: { view: SecurityView }) {
  const others =
    sessions.length > 1 ? (
      <ActionButton
        failure={SECURITY_FAILURES["sessions-end-others"]}
        fields={{ intent: "sessions-end-others" }}
        size="sm"
      >
        End All Others
      </ActionButton>
    ) : null;
  return (
    <Card
      title="Sessions"
      detail="A session ends after 12 hours unused and after 14 days in any case."
      aside={others}
      flush
    >
      {sessions.map(({ id, isThis, device, place, since, seen }) => (
        <Row
          key={id}
          icon={Monitor}
          title={
            <>
              {device}
              {isThis ? <Badge tone="ok">This browser</Badge> : null}
            </>
          }
          detail={[place, `signed in ${since}`, `last seen ${seen}`].filter(Boolean).join(", ")}
        >
          {isThis ? null : (
            <ActionButton
              failure={SECURITY_FAILURES["session-end"]}
              fields={{ intent: "session-end", id }}
              size="sm"
              aria-label={`End the session: ${device}`}
            >
              End
            </ActionButton>
          )}
        </Row>
      ))}
    </Card>
  );
}
