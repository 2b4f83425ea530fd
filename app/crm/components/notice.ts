/** A highlighted box above what it is about. */
export const noticeClass =
  "grid justify-items-start gap-2 rounded-lg bg-beam-soft px-4 py-[0.85rem] text-sm [&_a]:underline";
