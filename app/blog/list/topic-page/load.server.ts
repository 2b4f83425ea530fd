import type { Db } from "../../../platform/db/database.server";
import { listWords } from "../../../platform/words";
import { type CardView, cardView } from "../../article/article-view";
import { type CoverTint, categoryIcon, coverTint } from "../../category";
import { formatPostDate, POSTS_PER_PAGE, pageCount } from "../../post";
import { type CategoryView, type ListedPostView, listedPostView } from "../list-view";
import { categoryPath, locationPath, MIN_INDEXED, type Topic, topicPath } from "../topic";
import { readTopic } from "../topics.server";

type TopicRequest = {
  kind: Topic["kind"];
  slug: string;
  page: number;
  company: Promise<{ timeZone: string }>;
};

const OTHERS = 3;
const PLACES = 12;

/** A page of the topic's list, which may be past its end; null if there are no posts. */
export async function loadTopic(db: Db, { company, ...asked }: TopicRequest) {
  const [topic, { timeZone }] = await Promise.all([readTopic(db, asked), company]);
  return topic && topicView(topic, asked.page, timeZone);
}

export type TopicView = {
  kind: Topic["kind"];
  slug: string;
  /** The color of its cover. */
  tint: CoverTint;
  isIndexed: boolean;
  /** Without the page. */
  path: string;
  page: number;
  pages: number;
  heading: string;
  /** What there is, in a sentence or two. */
  text: string;
  keywords: string[];
  posts: ListedPostView[];
  categories: CategoryView[];
  /** The newest articles that are not on the topic. */
  others: CardView[];
  /** Other places with a page. */
  places: { name: string; href: string }[];
};

/** What a category is about, beside its numbers. */
const SUBJECTS: Record<string, string> = {
  SEO: "Local and national search: rank maps, listings, and the pages that answer what people type.",
  "AI Marketing": "What software may decide in a campaign, and what a person should keep.",
  "Direct Mail": "Postcards: whom they reach, what they say, and how a reply is counted.",
  "E-commerce": "Shops that sell online: feeds, carts, and customers who come back.",
  "Legal Marketing": "How law firms are found, and what becomes of the calls.",
};

function topicView(topic: Topic, page: number, zone: string): TopicView {
  const { kind, name, slug, total } = topic;
  return {
    ...{ kind, slug, tint: coverTint(kind === "category" ? name : (topic.subjects[0] ?? "")) },
    isIndexed: total >= MIN_INDEXED,
    path: topicPath(kind, slug),
    page,
    pages: pageCount(total, POSTS_PER_PAGE),
    heading: kind === "category" ? `${name} Articles` : `Articles from ${name}`,
    text: textOf(topic, zone),
    keywords: [name, ...topic.subjects, "local marketing"],
    posts: topic.posts.map((post) => listedPostView(post, zone, "")),
    categories: topic.categories.map((category) => ({
      name: category.name,
      postCount: category.postCount,
      icon: categoryIcon(category.name),
      selected: kind === "category" && category.name === name,
      href: categoryPath(category.name),
    })),
    others: topic.others.slice(0, OTHERS).map((post) => cardView(post, zone)),
    places: topic.places.slice(0, PLACES).map((place) => ({ name: place, href: locationPath(place) })),
  };
}

function textOf({ kind, name, total, newest, subjects }: Topic, zone: string): string {
  const date = formatPostDate(newest, zone);
  const from = kind === "location" ? "from" : "on";
  const about = kind === "location" ? listWords(subjects) : "";
  const articles =
    total === 1
      ? `So far there’s one article ${from} ${name}. It ${about ? `is on ${about} and ` : ""}was written on ${date}.`
      : `${total.toLocaleString("en-US")} articles ${from} ${name}${about ? `, on ${about}` : ""}. The newest is from ${date}.`;
  return [kind === "category" ? SUBJECTS[name] : undefined, articles].filter(Boolean).join(" ");
}
