/** /contact: what happens to a message. The two hours and the length of a demo are specified. */
export const CONTACT_NEXT = {
  title: "What happens next.",
  steps: [
    { time: "Right away", text: "A receipt in your inbox, so you know it arrived." },
    { time: "Within 2 hours", text: "Someone who’d work on your account replies, by email or phone." },
    { time: "30 minutes", text: "Whenever you like, with your own data: your map, a plan, a price." },
  ],
  end: "After that you decide. Nobody here is paid to close.",
  map: "The lamp is our door. Parking is behind the building; buses stop on both sides of the street.",
} as const;
