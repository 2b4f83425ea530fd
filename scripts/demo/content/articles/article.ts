/** An article of the demo blog, written by hand. Its businesses and people are examples; its place is real. */
export type DemoArticle = {
  /** A town of the gazetteer, whose facts are all that the article says of the place. */
  townId: string;
  title: string;
  metaDescription: string;
  category: string;
  keyPoints: string[];
  content: string;
};
