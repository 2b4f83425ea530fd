import { TextField } from "../../ui/field";
import { COMPANY_FAILURES } from "../company";
import { SettingsForm } from "../settings-form";
import type { CompanyPageView } from "./route";
import { Section } from "./section";

/** What the booking page shows, and how long single visits are kept. */
export function Visitors({ view }: { view: CompanyPageView }) {
  return (
    <Section title="Booking and visits" detail="The privacy policy says the same as this form.">
      <SettingsForm
        intent="visitors"
        failure={COMPANY_FAILURES.visitors}
        saved={view.fields.visitors}
        savedText={view.savedText}
        revision={view.revision}
      >
        {(field) => (
          <>
            <TextField
              label="Booking address"
              type="url"
              inputMode="url"
              optional
              small
              hint="A booking provider's page, shown at /book-now in place of our own form"
              {...field("BOOKING_EMBED_URL")}
            />
            <TextField
              label="Days until single page views move to the archive"
              inputMode="numeric"
              required
              small
              hint="7 to 3,650. Counts stay for good."
              {...field("ANALYTICS_RAW_DAYS")}
            />
          </>
        )}
      </SettingsForm>
    </Section>
  );
}
