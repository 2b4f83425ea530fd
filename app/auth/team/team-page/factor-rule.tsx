import { ActionForm, RetryButton } from "../../../ui/action-form";
import { Card } from "../../../ui/card";
import { Switch } from "../../../ui/switch";
import { useAction } from "../../../ui/use-action";
import { TEAM_FAILURES } from "../team";

export function FactorRule({ isRequired }: { isRequired: boolean }) {
  const sending = useAction({ failure: TEAM_FAILURES["require-factor"], intent: "require-factor" });
  const asked = sending.pending?.get("value");
  const isOn = asked ? asked === "true" : isRequired;
  return (
    <Card title="Second factor">
      <ActionForm of={sending} className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <input type="hidden" name="intent" value="require-factor" />
        <input type="hidden" name="value" value={isRequired ? "false" : "true"} />
        <div className="min-w-0 flex-[1_1_14rem]">
          <p className="font-semibold">Required of everyone</p>
          <p className="text-sm text-ink-2">
            Whoever has none sets one up before anything else, you as well.
          </p>
        </div>
        <RetryButton of={sending} />
        <Switch checked={isOn} busy={sending.isBusy} label="Require a second factor of everyone" />
      </ActionForm>
    </Card>
  );
}
