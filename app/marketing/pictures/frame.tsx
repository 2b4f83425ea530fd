import type { ReactNode } from "react";

type FrameProps = { title: string; number: string; foot?: ReactNode; children: ReactNode };

/** A picture of the product: its title left, its number right, and below it what adds up. */
export function Frame({ title, number, foot, children }: FrameProps) {
  return (
    <figure className="frame">
      <figcaption>
        <strong>{title}</strong>
        <span>{number}</span>
      </figcaption>
      {children}
      {foot === undefined ? null : <p className="frame-foot">{foot}</p>}
    </figure>
  );
}

type PictureCardProps = {
  title: string;
  text: string;
  /** Above the title, and below the text. */
  head?: ReactNode;
  more?: ReactNode;
  /** The picture's own title, and its number. */
  caption?: readonly [title: string, number: string];
  children: ReactNode;
};

/** A card with a picture below its text. */
export function PictureCard({ title, text, head, more, caption, children }: PictureCardProps) {
  return (
    <article className="picture-card">
      <div>
        {head}
        <h3>{title}</h3>
        <p>{text}</p>
        {more}
      </div>
      <figure>
        {caption ? (
          <figcaption>
            <strong>{caption[0]}</strong>
            <span>{caption[1]}</span>
          </figcaption>
        ) : null}
        {children}
      </figure>
    </article>
  );
}

/** A picture's own rows, bars and words, with space around them. */
export function Inside({ children }: { children: ReactNode }) {
  return <div className="frame-inside">{children}</div>;
}
