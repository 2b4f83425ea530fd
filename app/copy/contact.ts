/** Pages with a contact form at `#contact`. A form sent from any other URL counts as sent from /contact. */
export const CONTACT_PAGES = ["/", "/contact", "/white-label", "/book-now"] as const;
export type ContactPage = (typeof CONTACT_PAGES)[number];

export function contactPageOf(path: string | null): ContactPage {
  return CONTACT_PAGES.find((page) => page === path) ?? "/contact";
}

export const CONTACT_TOASTS = {
  sent: { title: "Message sent successfully!", description: "We'll get back to you within 2 hours." },
  missing: {
    title: "Please fill in all required fields",
    description: "Fields marked with * are required.",
    destructive: true,
  },
  invalid: {
    title: "Please check the marked fields",
    description: "What is wrong stands under each of them.",
    destructive: true,
  },
  unconfirmed: {
    title: "Please confirm that you are a person",
    description: "The check above the button failed or has run out. Repeat it, then send again.",
    destructive: true,
  },
  failed: {
    title: "Error sending message",
    description: "Please try again or contact us directly.",
    destructive: true,
  },
} as const;
