import { ContactSection } from "../contact-section";
import { metaOf } from "../meta";

export const meta = metaOf(({ company }) => ({
  path: "/",
  title: `${company.name}: local search, paid media and direct mail in one place`,
  description: `${company.name} runs local search, paid media and direct mail for local and multi-location businesses, and shows what each dollar brought in.`,
  keywords: ["local SEO", "paid media management", "direct mail marketing", "multi-location marketing"],
}));

export default function HomePage() {
  return (
    <>
      <h1 className="pt-40">Be the business they find first.</h1>
      <ContactSection title="Tell us where you want to be found." level="h2" />
    </>
  );
}
