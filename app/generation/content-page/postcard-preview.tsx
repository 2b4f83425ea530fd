import { Link, useSearchParams } from "@remix-run/react";
import { Download } from "lucide-react";
import { Card } from "../../ui/card";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { CONTENT_PATH } from "../content";
import type { PostcardView } from "../postcard/postcard-view.server";
import { useHref } from "./waiting-drafts";

const POSTCARD_ID = "postcard";

/** The postcard of the draft that is read, else the newest: both sides, and the file for the printer. */
export function PostcardPreview({ postcard }: { postcard: PostcardView }) {
  const { card, campaign, link, leadsTo, front, back, sender } = postcard;
  const facts = [
    ["Campaign", campaign],
    ["Goes to", card.homes ?? card.audience],
    ["Offer", card.offer],
    ["Hand", card.handwriting.replace("-", " ")],
    ["Short link", link.replace(/^https?:\/\//, "")],
    ["Leads to", leadsTo],
  ] as const;
  return (
    <Card
      title="Postcard preview"
      id={POSTCARD_ID}
      detail="From a business to the homes around it"
      flush
      folds={sender.name || sender.phone ? "open" : true}
    >
      <div className="grid gap-5 border-t border-line p-card xl:grid-cols-[1fr_1fr_minmax(0,20rem)]">
        <Side svg={front} caption="Front" />
        <Side svg={back} caption="Back" />
        <SenderForm postcard={postcard} />
        <dl className="col-span-full grid gap-x-5 gap-y-2 text-sm lg:grid-cols-3">
          {facts.map(([label, value]) => (
            <div key={label} className="grid grid-cols-[6rem_1fr] gap-3">
              <dt className="text-ink-2">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

/** Both sides of the draft's postcard, small: the drawings of the preview further down, shown once more. */
export function PostcardSides() {
  const href = useHref();
  return (
    <Link
      to={href({}, `#${POSTCARD_ID}`)}
      className="grid grid-cols-3 items-center gap-3 rounded-md bg-sunk p-3 text-sm text-ink-2 hover:underline"
      preventScrollReset
    >
      {["front", "back"].map((side) => (
        <svg key={side} viewBox="0 0 600 400" className="drop-shadow-md" aria-hidden="true">
          <use href={`#card-${side}`} />
        </svg>
      ))}
      <span className="font-medium text-ink">Its postcard, larger and as a PDF</span>
    </Link>
  );
}

/** Who mails it: shown in the preview, and printed. Nothing is stored, since each business prints its own. */
function SenderForm({ postcard: { code, sender } }: { postcard: PostcardView }) {
  const [search] = useSearchParams();
  const draft = search.get("draft");
  return (
    <form method="get" action={`${CONTENT_PATH}#${POSTCARD_ID}`} className="grid content-start gap-3">
      {draft ? <input type="hidden" name="draft" value={draft} /> : null}
      <TextField
        small
        label="Business that mails it"
        name="from"
        maxLength={60}
        defaultValue={sender.name}
        hint="Left blank, there is room for a stamp."
      />
      <TextField
        small
        label="Its phone number"
        name="phone"
        type="tel"
        maxLength={30}
        defaultValue={sender.phone}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          Preview
        </Button>
        <Button
          type="submit"
          size="sm"
          icon={Download}
          formAction={`${CONTENT_PATH}/postcards/${code}`}
          formNoValidate
        >
          PDF, 6 × 4 in
        </Button>
      </div>
    </form>
  );
}

function Side({ svg, caption }: { svg: string; caption: string }) {
  return (
    <figure className="grid gap-2 self-start rounded-md bg-sunk p-4 text-center text-sm">
      <div className="drop-shadow-md" dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption className="text-ink-2">{caption}</figcaption>
    </figure>
  );
}
