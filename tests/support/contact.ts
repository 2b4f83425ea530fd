import type { ContactSubmission, Sender } from "../../app/crm/intake/submissions.server";

export const SENDER: Sender = {
  fromAddress: "hello@beaconry.example",
  fromName: "The Beaconry Team",
  salesAddress: "sales@beaconry.example",
  siteUrl: "https://beaconry.example",
};

/** What the contact form posts, as a visitor would fill it in. */
export const CONTACT_FORM = {
  firstName: "Dana",
  lastName: "Reyes",
  businessEmail: "dana@harborauto.example",
  phoneNumber: "(414) 555-0118",
  companyName: "Harbor Auto",
  projectDescription: "Three rooftops.",
};

/** The same with what comes with it. */
export function submission(
  fields: Partial<ContactSubmission["fields"]> = {},
  rest: Partial<Omit<ContactSubmission, "fields">> = {},
): ContactSubmission {
  return {
    fields: {
      firstName: "Dana",
      lastName: "Reyes",
      businessEmail: "dana@harborauto.example",
      phoneNumber: "(414) 555-0177",
      companyName: "Harbor Auto",
      industry: "Auto dealership",
      projectDescription: "Three rooftops, most calls come from one of them.",
      ...fields,
    },
    submissionKey: "key-1",
    pagePath: "/",
    landingPath: "/blog",
    referrer: "https://search.example/",
    utm: { utm_source: "newsletter" },
    sessionId: "session-1",
    userAgent: "Mozilla/5.0",
    visitKey: "7f0d2d668f534f0eb6a89d6f6a4f0c55",
    conversions: [],
    suspicion: [],
    withReceipt: true,
    ...rest,
  };
}
