import { Badge } from "../../../ui/badge";
import { Dialog, DialogBody } from "../../../ui/dialog";
import { KeyPoints } from "../../key-points";
import { LocationBadge, PostFacts } from "../../post-facts";
import type { PreviewView } from "./load.server";

export function PreviewDialog({ preview, closeTo }: { preview: PreviewView; closeTo: string }) {
  return (
    <Dialog title={preview.title} description={preview.description} closeTo={closeTo} wide>
      <DialogBody>
        <PostFacts>
          <LocationBadge location={preview.location} />
          <Badge tone="beam">{preview.category}</Badge>
          <span>{preview.date}</span>
          <span>{preview.readTime}</span>
        </PostFacts>
        <KeyPoints points={preview.keyPoints} />
        <div className="prose prose-small" dangerouslySetInnerHTML={{ __html: preview.body }} />
      </DialogBody>
    </Dialog>
  );
}
