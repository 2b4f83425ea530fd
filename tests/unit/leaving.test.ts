import { afterEach, beforeEach, expect, test, vi } from "vitest";

let fire: Record<string, () => void>;
let sent: string[];
let leaving: typeof import("../../app/platform/http/browser/leaving");

beforeEach(async () => {
  fire = {};
  sent = [];
  vi.stubGlobal("window", {
    addEventListener: (name: string, listener: () => void) => {
      fire[name] = listener;
    },
  });
  vi.stubGlobal("navigator", {
    sendBeacon: (path: string, form: URLSearchParams) => sent.push(`${path}?${form}`) > 0,
  });
  vi.resetModules();
  leaving = await import("../../app/platform/http/browser/leaving");
  leaving.watchLeaving();
});
afterEach(() => vi.unstubAllGlobals());

function submission(action: string, score: string, submissionId = score) {
  const body = new FormData();
  body.set("score", score);
  body.set("submissionId", submissionId);
  return { action, body };
}

test("what was not answered goes once more, in its order, and what was answered does not", () => {
  const [first, second, third] = ["50", "55", "60"].map((score) => submission(`/leads/${score}`, score));
  if (!first || !second || !third) throw new Error("There are three");
  for (const each of [first, second, third]) leaving.rememberSubmission(each);
  leaving.forgetSubmission(new URLSearchParams({ score: "55", submissionId: "55" }));
  fire.pagehide?.();
  expect(sent).toEqual(["/leads/50?score=50&submissionId=50", "/leads/60?score=60&submissionId=60"]);
});

test("a newer submission to the same address stands for the older one", () => {
  const older = submission("/leads/1", "50");
  leaving.rememberSubmission(older);
  leaving.rememberSubmission(submission("/leads/1", "55"), older);
  fire.pagehide?.();
  expect(sent).toEqual(["/leads/1?score=55&submissionId=55"]);
});

test("one to another record lets the older one go at once, since the router ends it", () => {
  const older = submission("/leads/1", "50");
  leaving.rememberSubmission(older);
  leaving.rememberSubmission(submission("/leads/2", "55"), older);
  expect(sent).toEqual(["/leads/1?score=50&submissionId=50"]);
  fire.pagehide?.();
  expect(sent.slice(1)).toEqual(["/leads/2?score=55&submissionId=55"]);
});

test("what waits for its turn is submitted first, and replaces what is older", () => {
  const older = submission("/leads/1", "50");
  leaving.rememberSubmission(older);
  const forget = leaving.onLeave(() => leaving.rememberSubmission(submission("/leads/1", "55"), older));
  leaving.onLeave(() => leaving.rememberSubmission(submission("/leads/2", "60")));
  fire.pagehide?.();
  expect(sent).toEqual(["/leads/1?score=55&submissionId=55", "/leads/2?score=60&submissionId=60"]);
  forget();
  fire.pagehide?.();
  expect(sent.slice(2)).toEqual(["/leads/2?score=60&submissionId=60"]);
});

test("a form with a file goes as it is", () => {
  const bodies: unknown[] = [];
  vi.stubGlobal("navigator", { sendBeacon: (_: string, form: unknown) => bodies.push(form) > 0 });
  const upload = submission("/upload", "1");
  upload.body.set("file", new File(["a"], "a.csv"));
  leaving.rememberSubmission(upload);
  fire.pagehide?.();
  expect(bodies).toEqual([upload.body]);
});
