import { ArrowLeft } from "lucide-react";
import { Icon } from "../../ui/icon";

export function BackToBlog({ className }: { className: string }) {
  return (
    <a className={className} href="/blog">
      <Icon of={ArrowLeft} size={17} />
      Back to Blog
    </a>
  );
}
