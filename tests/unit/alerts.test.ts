import { expect, test } from "vitest";
import {
  type Alerts,
  alertsSchema,
  countErrors,
  databaseTrouble,
  errorTrouble,
  NO_ALERTS,
  type Trouble,
  takeIn,
} from "../../app/health/alerts";

const MAIL: Trouble = { cause: "mail", text: "Email does not go out." };
const at = (minutes: number) => new Date(Date.UTC(2026, 2, 10, 12, minutes));

/** What is told at each look: [minute, troubles] by line. */
function told(...looks: [minute: number, troubles: Trouble[]][]) {
  let known: Alerts["known"] = [];
  return looks.map(([minute, troubles]) => {
    const { notices, ...next } = takeIn(known, troubles, at(minute));
    ({ known } = next);
    return notices.map(({ cause, isOver, text }) => `${cause} ${isOver ? "over" : "begins"}: ${text}`);
  });
}

test("a trouble is told when it begins and when it is over, and not in between", () => {
  expect(told([0, [MAIL]], [5, [MAIL]], [120, [MAIL]], [125, []], [130, []])).toEqual([
    ["mail begins: Email does not go out."],
    [],
    [],
    ["mail over: Email does not go out."],
    [],
  ]);
});

test("one that gets worse is told again, an hour after the last time at the earliest", () => {
  const jobs = (count: number): Trouble[] => [{ cause: "jobs", text: `${count} jobs have failed.` }];
  expect(told([0, jobs(1)], [5, jobs(2)], [59, jobs(3)], [60, jobs(3)], [65, jobs(4)])).toEqual([
    ["jobs begins: 1 jobs have failed."],
    [],
    [],
    ["jobs begins: 3 jobs have failed."],
    [],
  ]);
});

test("one that comes and goes is told once an hour; what was not told is not told to be over", () => {
  expect(told([0, [MAIL]], [5, []], [10, [MAIL]], [15, []], [20, [MAIL]], [60, [MAIL]])).toEqual([
    ["mail begins: Email does not go out."],
    ["mail over: Email does not go out."],
    [],
    [],
    [],
    ["mail begins: Email does not go out."],
  ]);
});

test("causes are told apart from each other, and what was found too late is over at once", () => {
  const missed: Trouble = { cause: "crons", text: "No task ran.", isOver: true };
  expect(told([0, [MAIL, missed]], [5, [MAIL]], [10, [MAIL, missed]], [65, [missed]])).toEqual([
    ["mail begins: Email does not go out.", "crons over: No task ran."],
    [],
    [],
    ["mail over: Email does not go out.", "crons over: No task ran."],
  ]);
});

test("errors rise when 25 were counted in twelve looks; the first look and a smaller total count none", () => {
  let errors = NO_ALERTS.errors;
  const look = (total: number) => {
    errors = countErrors(errors, total);
    return errorTrouble(errors);
  };
  expect(look(1000)).toEqual([]);
  expect(look(1024)).toEqual([]);
  expect(look(900)).toEqual([]);
  expect(look(901)).toEqual([{ cause: "errors", text: "25 errors were logged in an hour." }]);
  for (let n = 0; n < 9; n += 1) expect(look(901)).toHaveLength(1);
  expect(look(901)).toEqual([]);
  expect(errors.added).toHaveLength(12);
});

test("a database is nearly full from 80 % of 10 GB on", () => {
  expect(databaseTrouble({ "business database": 7_999_999_999, "visits’ database": 0 })).toEqual([]);
  expect(databaseTrouble({ "business database": 1, "visits’ database": 8_150_000_000 })).toEqual([
    { cause: "database", text: "The visits’ database is 81 % full." },
  ]);
});

test("what is stored at first can be read again", () => {
  expect(alertsSchema.parse(JSON.parse(JSON.stringify(NO_ALERTS)))).toEqual(NO_ALERTS);
});
