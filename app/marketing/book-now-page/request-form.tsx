import { ContactForm } from "../contact/contact-form";
import { BOOKING } from "../content/booking";

/** While nobody takes bookings, the team proposes times. */
export function RequestForm() {
  return (
    <div className="grid content-start gap-3">
      <h2>{BOOKING.request.title}</h2>
      <p className="mb-4 text-ink-2">{BOOKING.request.text}</p>
      <ContactForm example={BOOKING.request.example} events="contact_form_submit demo_booking" />
    </div>
  );
}
