import { Download } from "lucide-react";
import { Card } from "../../ui/card";
import { buttonClass } from "../../ui/forms/button";
import { Icon } from "../../ui/icon";
import type { PostcardView } from "../postcard/postcard-view.server";

/** The newest postcard, both sides, and the file for the printer. */
export function PostcardPreview({ postcard }: { postcard: PostcardView }) {
  const { card, campaign, link, leadsTo, code, front, back } = postcard;
  const facts = [
    ["Campaign", campaign],
    ["Audience", card.audience],
    ["Offer", card.offer],
    ["Hand", card.handwriting.replace("-", " ")],
    ["Short link", link.replace(/^https?:\/\//, "")],
    ["Leads to", leadsTo],
  ] as const;
  const download = (
    <a className={buttonClass({ size: "sm" })} href={`/admin/content/postcards/${code}`} download>
      <Icon of={Download} size={16} />
      PDF, 6 × 4 in
    </a>
  );
  return (
    <Card title="Postcard preview" aside={download} flush>
      <div className="grid gap-5 border-t border-line p-card xl:grid-cols-[1fr_1fr_minmax(0,20rem)]">
        <Side svg={front} caption="Front" />
        <Side svg={back} caption="Back" />
        <dl className="grid content-start gap-2 text-sm">
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

function Side({ svg, caption }: { svg: string; caption: string }) {
  return (
    <figure className="grid gap-2 rounded-md bg-beam-soft p-4 text-center text-sm">
      <div className="drop-shadow-md" dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption className="text-ink-2">{caption}</figcaption>
    </figure>
  );
}
