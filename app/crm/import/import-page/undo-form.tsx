import { Form, useNavigation } from "@remix-run/react";
import { Undo2 } from "lucide-react";
import { Button } from "../../../ui/button";
import { IMPORT_DAYS } from "../import";

/** Says what an undo does, before it does it. */
export function UndoForm({ leads }: { leads: number }) {
  const navigation = useNavigation();
  return (
    <Form method="post" className="import-undo">
      <p className="muted">
        Undo removes the leads that this import created and gives the ones it updated their old values. What
        someone has changed by hand since is not overwritten: such a lead, or such a field, stays. Possible
        for {IMPORT_DAYS} days.
      </p>
      <Button
        type="submit"
        name="intent"
        value="undo"
        size="sm"
        variant="text-danger"
        icon={Undo2}
        busy={navigation.state === "submitting"}
      >
        Undo import of {leads.toLocaleString("en-US")} {leads === 1 ? "lead" : "leads"}
      </Button>
    </Form>
  );
}

export function StoppedUndo({ error }: { error: string }) {
  return (
    <Form method="post" className="grid justify-items-start gap-2">
      <p className="err">The undo has stopped: {error}</p>
      <Button type="submit" name="intent" value="undo" size="sm">
        Go on
      </Button>
    </Form>
  );
}
