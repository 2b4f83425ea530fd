import { Icon } from "../art/art";
import { useSite } from "../use-site";

/** Hidden on small screens while a field has the focus, so that it does not cover it. */
export function PhoneButton() {
  const { phone } = useSite().company;
  return (
    <aside
      className="max-lg:[main:has(:is(input,textarea,select):focus)~&]:invisible"
      aria-label="Call sales"
    >
      <a
        className="fixed right-[clamp(1rem,2vw,1.75rem)] bottom-[clamp(1rem,2vw,1.75rem)] z-40 grid size-[56px] place-items-center rounded-[50%] border-2 border-paper bg-ink text-on-ink shadow-md transition-colors duration-(--dur-1) hover:bg-signal hover:text-on-signal"
        href={phone.href}
        aria-label={`Call sales, ${phone.label}`}
        data-phone-button
      >
        <Icon name="phone" size={22} />
      </a>
    </aside>
  );
}
