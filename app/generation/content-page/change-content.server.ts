import type { AppLoadContext } from "@remix-run/cloudflare";
import { can, OWNER_ONLY } from "../../auth/permissions";
import type { StaffRole } from "../../auth/staff";
import { readPublishTime } from "../../blog/editor/post-form";
import { plainText } from "../../blog/markup/text";
import { PUBLISH_FAILURE, PUBLISH_PATH, STAFF_POSTS_PATH } from "../../blog/staff/staff-posts";
import { setAiCrawlersAllowed } from "../../indexing/crawlers.server";
import { INDEXING_FAILURES, INDEXING_INTENTS, INDEXING_TOASTS } from "../../indexing/indexing";
import { aiCrawlersSchema, reindexSchema, requestReindex } from "../../indexing/panel/panel.server";
import { listedPaths } from "../../indexing/public-paths";
import { regenerateSitemap } from "../../indexing/sitemap-state.server";
import { ChangeRefused } from "../../platform/db/change.server";
import {
  type ActionContext,
  makeChange,
  type Outcome,
  parseForm,
  requireInput,
  submissionId,
} from "../../platform/http/forms/action-result.server";
import { httpError } from "../../platform/http/forms/form.server";
import type { Toast } from "../../platform/http/forms/toast";
import { enqueueOnce } from "../../platform/jobs/outbox.server";
import { timeText } from "../../platform/time/time-text";
import { CONTENT_PATH, FAILURES, INTENTS, rejectionText, runFailure } from "../content";
import {
  approveSchema,
  limitsSchema,
  rejectSchema,
  repeatSchema,
  runSchema,
  stopSchema,
  switchSchema,
  verifySchema,
} from "../content-schema";
import { GENERATORS, type GeneratorId } from "../generators";
import type { Policy } from "../policy";
import { changePolicy } from "../policy.server";
import { approveDraft, rejectDraft, verifyStatement } from "../reviews.server";
import { type RunEnd, repetitionOf, runByHand } from "../run-by-hand.server";

/** `zone`: the staff's, in which a time is typed. */
type ContentContext = ActionContext & { context: AppLoadContext; role: StaffRole; zone: string };
type Handler = (sent: ContentContext) => Promise<unknown>;

/** One entry per form of the page. */
const HANDLERS: Record<string, Handler> = {
  [INTENTS.run]: (sent) => {
    const { generator } = requireInput(sent.form, runSchema);
    return change(sent, runFailure(titleOf(generator)), async () => {
      const [end] = await runByHand(sent.db, sent.context, { runs: [{ generator }], ...by(sent) });
      return { toast: toastOf(end) };
    });
  },
  [INTENTS.runAll]: (sent) =>
    change(sent, FAILURES.runAll, async () => {
      const runs = GENERATORS.map(({ id }) => ({ generator: id }));
      const ends = await runByHand(sent.db, sent.context, { runs, ...by(sent) });
      return { toast: { title: "Batch Complete", description: batchText(ends) } };
    }),
  [INTENTS.repeat]: (sent) => {
    const { id } = requireInput(sent.form, repeatSchema);
    return change(sent, FAILURES.repeat, async () => {
      const runs = [await repetitionOf(sent.db, id)];
      const [end] = await runByHand(sent.db, sent.context, { runs, ...by(sent) });
      return { toast: toastOf(end) };
    });
  },
  [INTENTS.enable]: (sent) => {
    const { generator, on } = requireInput(sent.form, switchSchema);
    const text = `${titleOf(generator)} is ${on ? "active" : "paused"}`;
    return editPolicy(sent, FAILURES.switch, text, (policy) => ({
      isEnabled: { ...policy.isEnabled, [generator]: on },
    }));
  },
  [INTENTS.autoPublish]: (sent) => {
    const { generator, on } = requireInput(sent.form, switchSchema);
    const text = on ? `${titleOf(generator)} publishes by itself` : `${titleOf(generator)} waits for review`;
    return editPolicy(sent, FAILURES.switch, text, (policy) => ({
      isAutoPublished: { ...policy.isAutoPublished, [generator]: on },
    }));
  },
  [INTENTS.stop]: (sent) => {
    const { on } = requireInput(sent.form, stopSchema);
    const text = on ? "Everything is stopped" : "The generators may run again";
    return editPolicy(sent, FAILURES.stop, text, () => ({ isStopped: on }));
  },
  [INTENTS.limits]: async (sent) => {
    const { input, invalid } = parseForm(sent.form, limitsSchema);
    if (!input) return invalid;
    const { monthlyBudget, ...limits } = input;
    const monthlyBudgetCents = Math.round(monthlyBudget * 100);
    return editPolicy(sent, FAILURES.limits, "Limits saved", () => ({ ...limits, monthlyBudgetCents }));
  },
  [INTENTS.approve]: (sent) => {
    const { id, date, time } = requireInput(sent.form, approveSchema);
    return change(sent, FAILURES.approve, async () => {
      const chosen = date === undefined ? null : readPublishTime({ date, time }, sent.zone, sent.now);
      if (chosen && "error" in chosen) return wrongTime(chosen.error);
      const { SITE_URL: siteUrl } = sent.context.env;
      const decision = { blogId: id, actor: sent.actor, siteUrl, publishAt: chosen?.publishAt };
      const done = await approveDraft(sent.db, decision, sent.now);
      sent.context.dispatch(done.outbox);
      sent.context.dropCached(done.stalePaths);
      const title = `“${plainText(done.title)}”`;
      if (!chosen)
        return { toast: { title: "Draft approved and published", description: title, offer: unpublish(id) } };
      const when = timeText("weekdayAndTime", chosen.publishAt, sent.zone);
      return { toast: { title: "Draft approved", description: `${title} will be published on ${when}.` } };
    });
  },
  [INTENTS.reject]: async (sent) => {
    const { input, invalid } = parseForm(sent.form, rejectSchema);
    if (!input) return invalid;
    return change(sent, FAILURES.reject, async () => {
      await rejectDraft(sent.db, { blogId: input.id, actor: sent.actor, reason: input.reason }, sent.now);
      const description = rejectionText(sent.context.env.CONTENT_WRITER);
      return { toast: { title: "Draft rejected", description } };
    });
  },
  [INTENTS.verify]: (sent) => {
    const { id, mark, isTrue } = requireInput(sent.form, verifySchema);
    return change(sent, FAILURES.verify, async () => {
      await verifyStatement(sent.db, { blogId: id, mark, isTrue, actor: sent.actor }, sent.now);
      return { toast: { title: isTrue ? "Statement confirmed" : "Sentence removed" } };
    });
  },
  [INDEXING_INTENTS.regenerate]: (sent) =>
    change(sent, INDEXING_FAILURES.regenerate, async () => {
      const { SITE_URL: siteUrl } = sent.context.env;
      const isReachable = async (path: string) => {
        const response = await fetch(siteUrl + path, { redirect: "manual" }).catch(() => null);
        await response?.body?.cancel();
        return response?.status === 200;
      };
      const paths = listedPaths(await sent.context.company());
      await regenerateSitemap(sent.db, { siteUrl, paths, isReachable }, sent.context.clock);
      sent.context.dropCached(["/sitemap.xml"]);
      return { toast: INDEXING_TOASTS.regenerated };
    }),
  [INDEXING_INTENTS.reindex]: (sent) => {
    const { id } = requireInput(sent.form, reindexSchema);
    return change(sent, INDEXING_FAILURES.reindex, async () => {
      const entry = await requestReindex(
        sent.db,
        { id, env: sent.context.env, messageId: submissionId(sent.form) },
        sent.now,
      );
      await enqueueOnce(sent.db, sent.context.queues, entry, sent.now);
      return { toast: INDEXING_TOASTS.reindexed };
    });
  },
  [INDEXING_INTENTS.aiCrawlers]: (sent) => {
    const { on } = requireInput(sent.form, aiCrawlersSchema);
    return change(sent, INDEXING_FAILURES.aiCrawlers, async () => {
      if (!can(sent, "indexing.crawlers")) throw new ChangeRefused(403, OWNER_ONLY);
      await setAiCrawlersAllowed(sent.db, { isAllowed: on, actor: sent.actor }, sent.now);
      sent.context.dropCached(["/robots.txt"]);
      return { toast: { title: on ? "AI crawlers may read the site" : "AI crawlers are kept out" } };
    });
  },
};

/** It becomes a draft of Blog Management again, not one that waits for review. */
function unpublish(id: string) {
  const fields = { id, published: "false", returnTo: STAFF_POSTS_PATH };
  return { label: "Unpublish", action: PUBLISH_PATH, fields, failed: PUBLISH_FAILURE.title };
}

function wrongTime(sentence: string): Outcome<null> {
  const toast = { title: FAILURES.approve.title, description: sentence, destructive: true };
  return { status: 400, toast, fieldErrors: { date: [sentence] } };
}

/** Handles a form of the page, by its intent. @throws 400 if it is not known */
export function changeContent(sent: ContentContext): Promise<unknown> {
  const intent = sent.form.get("intent");
  const handler =
    typeof intent === "string" && Object.hasOwn(HANDLERS, intent) ? HANDLERS[intent] : undefined;
  if (!handler) throw httpError(400, "This request is unknown.");
  return handler(sent);
}

/** Who asks, and the id by which a request that is sent again is recognized. */
function by(sent: ContentContext) {
  return { id: submissionId(sent.form), requestedBy: sent.actor.label };
}

function change(sent: ContentContext, failure: { title: string }, make: () => Promise<Outcome<null>>) {
  const search = new URL(sent.request.url).search;
  return makeChange(sent, { failure, backTo: CONTENT_PATH + search, change: make });
}

/** Staff may stop everything; the rest of the policy is the owner's. */
function editPolicy(
  sent: ContentContext,
  failure: { title: string },
  title: string,
  edit: (policy: Policy) => Partial<Policy>,
) {
  const isStop = sent.form.get("intent") === INTENTS.stop;
  return change(sent, failure, async () => {
    const apply = (stored: Policy) => {
      const policy = { ...stored, ...edit(stored) };
      if (!can(sent, "generation.policy") && !(isStop && policy.isStopped)) {
        throw new ChangeRefused(403, OWNER_ONLY);
      }
      return policy;
    };
    await changePolicy(sent.db, { edit: apply, actor: sent.actor }, sent.now);
    return { toast: { title } };
  });
}

function titleOf(generator: GeneratorId): string {
  return GENERATORS.find(({ id }) => id === generator)?.title ?? generator;
}

function toastOf(end: RunEnd | undefined): Toast {
  const title = end ? titleOf(end.generator) : "";
  switch (end?.status) {
    case "success":
      return { title: `${title} executed successfully` };
    case "running":
    case undefined:
      return { title: `${title} is still running`, description: "The list of runs shows how it ends." };
    case "skipped":
      return { title: `${title} was skipped`, description: end.error ?? undefined };
    default:
      return { ...runFailure(title), description: end?.error ?? undefined, destructive: true };
  }
}

function batchText(ends: RunEnd[]): string {
  if (ends.every(({ status }) => status === "success"))
    return "All content generation functions have been triggered";
  return ends.map((end) => `${titleOf(end.generator)} ${endText(end)}.`).join(" ");
}

function endText({ status, error }: RunEnd): string {
  if (status === "success") return "ran";
  if (status === "running") return "is still running";
  const verb = status === "skipped" ? "was skipped" : "failed";
  return `${verb}: ${error ?? "the reason isn’t known"}`.replace(/\.$/, "");
}
