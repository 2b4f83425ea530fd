import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { suppressionsPath } from "../../../mail/suppression/suppression";
import { TextareaField, TextField } from "../../../ui/forms/field";
import { EMAIL_BODY_MAX, EMAIL_SUBJECT_MAX, type EmailText, type MergeValues } from "../email";

/** The loader data of the composer's page. */
export type Composition = {
  leadId: string;
  name: string;
  address: string;
  /** Why no email goes to the address; null if it does. */
  unwanted: string | null;
  values: MergeValues;
  draft: EmailText | null;
};

type EmailFieldsProps = {
  to: { name: string; address: string; unwanted?: string | null | undefined };
  /** Null while loading. */
  values: MergeValues | null;
  subject: Partial<ComponentProps<typeof TextField>>;
  body: Partial<ComponentProps<typeof TextareaField>>;
};

export function EmailFields({ to, values, subject, body }: EmailFieldsProps) {
  return (
    <>
      <div>
        <TextField small readOnly label="To" value={`${to.name} <${to.address}>`} />
        <p className="text-sm" role="status">
          {to.unwanted ? (
            <>
              {`No email is sent there. ${to.unwanted} `}
              <Link className="underline" to={suppressionsPath(to.address)}>
                See the do-not-email list
              </Link>
            </>
          ) : null}
        </p>
      </div>
      <TextField
        small
        required
        label="Subject"
        name="subject"
        maxLength={EMAIL_SUBJECT_MAX}
        autoComplete="off"
        {...subject}
      />
      <TextareaField
        small
        required
        label="Message"
        name="body"
        rows={11}
        maxLength={EMAIL_BODY_MAX}
        hint={values ? <MergeHint values={values} /> : null}
        {...body}
      />
    </>
  );
}

/** The merge fields with their values for this lead. */
function MergeHint({ values }: { values: MergeValues }) {
  return (
    <span className="flex flex-wrap gap-x-[0.9rem] gap-y-[0.1rem] text-xs wrap-anywhere">
      {Object.entries(values).map(([name, value]) => (
        <span key={name}>
          <code className="font-mono text-micro/[normal] font-medium text-ink-2">{`{${name}}`}</code> {value}
        </span>
      ))}
    </span>
  );
}
