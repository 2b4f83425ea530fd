import type { Picker } from "../../booking/picker";
import { errorClass } from "../../ui/forms/field";
import { Icon } from "../../web/art/art";
import { pickerSearch } from "../booking/booking-form";
import { ErrorSummary } from "../booking/error-summary";
import { Foot } from "../booking/foot";
import { NextTimes, type TakenSlot } from "../booking/next-times";
import { TimePicker } from "../booking/time-picker";
import { ZoneForm } from "../booking/zone-form";
import type { BookingView } from "./manage.server";

type MoveFormProps = { view: BookingView; picker: Picker; taken: TakenSlot | null; error: string | null };

/** Chooses another time for a booking, which keeps its time until then. */
export function MoveForm({ view, picker, taken, error }: MoveFormProps) {
  const pageOf = (from: string) => `${view.path}${pickerSearch({ zone: picker.zone, from })}&move`;
  return (
    <div className="book">
      <div className="book-head">
        <h2>Choose a time</h2>
        <ZoneForm action={view.path} zone={picker.zone} hidden={{ from: picker.from, move: "" }} />
      </div>
      <p className="book-topic">
        <a href={view.path}>Keep {view.begins}</a>
      </p>
      {error ? <ErrorSummary errors={[{ href: "#times", text: error }]} /> : null}
      <form method="post" action={pageOf(picker.from)} noValidate>
        <input type="hidden" name="intent" value="move" />
        {taken ? (
          <NextTimes taken={taken} picker={picker} pageOf={pageOf} />
        ) : (
          <TimePicker picker={picker} pageOf={pageOf} />
        )}
        <div className="book-start-error" hidden={error === null}>
          <p className={errorClass} id="start-error">
            <Icon name="circle-alert" size={15} />
            <span data-error>{error}</span>
          </p>
        </div>
        <Foot picker={picker} button="Move the Demo" />
      </form>
    </div>
  );
}
