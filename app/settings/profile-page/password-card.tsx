import { KeyRound } from "lucide-react";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { Icon } from "../../ui/icon";
import type { ProfilePageView } from "./load.server";

export function PasswordCard({ view }: { view: ProfilePageView }) {
  return (
    <Card title="Password">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className="grid size-9 flex-none place-items-center rounded-md bg-sunk text-ink-2">
          <Icon of={KeyRound} size={16} />
        </span>
        <div className="min-w-0 grow">
          <p className="font-semibold">
            {view.passwordChanged ? `Last changed ${view.passwordChanged}` : "Not changed here yet"}
          </p>
          <p className="text-sm text-ink-2">A new password ends your other sessions.</p>
        </div>
        <ButtonLink to="?dialog=password" size="sm" preventScrollReset>
          Change Password
        </ButtonLink>
      </div>
    </Card>
  );
}
