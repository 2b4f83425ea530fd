/** /contact: what happens to a message. The two hours are specified. */
export const CONTACT_NEXT = {
  title: "What happens next.",
  steps: [
    { term: "Right away", text: "A receipt in your inbox, so you know it arrived." },
    { term: "Within 2 hours", text: "A person who could work on your account answers, by email or phone." },
    { term: "When it suits you", text: "30 minutes with your own data: your map, a plan, a price." },
    { term: "After that", text: "You decide. Nobody here is paid to close." },
  ],
} as const;
