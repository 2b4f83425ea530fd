import { expect, test } from "vitest";
import { guessEncoding } from "../../app/crm/import/file/guess-encoding";
import {
  cleanPhone,
  cleanScore,
  companyOfEmail,
  isPlaceholder,
  splitName,
} from "../../app/crm/import/values/cells";
import { guessChoice } from "../../app/crm/import/values/choices";
import { orderShownBy, readTime } from "../../app/crm/import/values/dates";
import { currencyOf, foreignMark, readAmount } from "../../app/platform/money";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** The bytes of one short line each, written as Latin-1. */
test.each([
  ["a name", "Jos\xe9,Acme", "windows-1252"],
  ["capitals", "M\xdcLLER,Acme", "windows-1252"],
  ["an apostrophe of Word", "O\x92Brien,Acme", "windows-1252"],
  ["quotation marks of Word", "\x93Harbor\x94 Inc,Ann", "windows-1252"],
  ["a trade mark", "Acme\x99,Ann", "windows-1252"],
  ["a dash alone", "A \x96 B,Ann", "windows-1252"],
  ["a euro alone", "\x80 500,Ann", "windows-1252"],
  ["a blank between digits", "1\xa0250,Ann", "windows-1252"],
  ["a name in Mac Roman", "Jos\x8e,Acme", "macintosh"],
  ["a Turkish name", "Ay\xfee Y\xfdlmaz,I\xfe\xfdk", "windows-1254"],
  ["a Greek name", "\xc3\xe9\xfe\xf1\xe3\xef\xf2,Acme", "windows-1253"],
  ["a Hebrew name", "\xee\xf9\xe4,\xeb\xe4\xef", "windows-1255"],
  ["Cyrillic of KOI8", "\xef\xcc\xc5\xc7,\xfa\xc1\xd7\xcf\xc4", "koi8-u"],
  ["Polish in ISO-8859-2", "\xa3ukasz,\xa6wi\xb1tek", "iso-8859-2"],
])("the encoding of %s is guessed by its letters", (_, line, encoding) => {
  expect(guessEncoding(bytes(`First,Last\r\n${line}\r\n`))).toBe(encoding);
});

test("equal letters are of the country in the addresses", () => {
  // Kanji alone: of GB18030 as well as of EUC-JP.
  const kanji = "\xc2\xc0\xcf\xba,\xbb\xb3\xc5\xc4";
  expect(guessEncoding(bytes(`${kanji},t@yamada.jp\r\n`))).toBe("euc-jp");
  expect(guessEncoding(bytes(`${kanji},t@yamada.cn\r\n`))).toBe("gb18030");
});

/** Chicago is six hours behind UTC in January, five in July. */
test.each([
  ["2024-01-05", "2024-01-05T06:00:00.000Z"],
  ["2024-07-05 08:30", "2024-07-05T13:30:00.000Z"],
  ["2024-1-5", "2024-01-05T06:00:00.000Z"],
  ["05.01.2024 08:30 Uhr", "2024-01-05T14:30:00.000Z"],
  ["January 5th, 2024 at 8:30 am", "2024-01-05T14:30:00.000Z"],
  ["2024年1月5日", "2024-01-05T06:00:00.000Z"],
  ["2024. 01. 05.", "2024-01-05T06:00:00.000Z"],
  ["5 janv. 2024", "2024-01-05T06:00:00.000Z"],
  ["5 de enero de 2024", "2024-01-05T06:00:00.000Z"],
  ["Fri, 05 Jan 2024 08:30:00 +0100", "2024-01-05T07:30:00.000Z"],
  ["Fri Jan 05 2024 08:30:00 GMT-0600 (Central Standard Time)", "2024-01-05T14:30:00.000Z"],
  ["1/25/2024 12:05 AM", "2024-01-25T06:05:00.000Z"],
  ["1/25/2024 12:05 PM", "2024-01-25T18:05:00.000Z"],
  ["5/5/24", "2024-05-05T05:00:00.000Z"],
  ["31-Dec-99", "1999-12-31T06:00:00.000Z"],
  ["2024-01-05T08:30:00.123Z", "2024-01-05T08:30:00.123Z"],
  ["45296.5", "2024-01-05T18:00:00.000Z"],
  ["1704466800000", "2024-01-05T15:00:00.000Z"],
  ["1/2/2024", "ask"],
  ["13/13/2024", null],
  ["2024-02-30", null],
  ["2023-02-29T10:00:00Z", null],
  ["1/25/2024 25:00", null],
  ["1/25/2024 13:00 PM", null],
  ["1850-01-01", null],
  ["2024", null],
  ["Q1 2024", null],
  ["next week", null],
])("the date %j is %j", (text, time) => {
  expect(readTime(text, null, "America/Chicago")).toBe(time);
});

test("a date shows which comes first if only one of its numbers can be a month", () => {
  const dates = ["25/1/2024", "1/25/2024", "1/2/2024", "3/3/2024", "25.1.2024", "2024-01-25", "Jan 25, 2024"];
  expect(dates.map(orderShownBy)).toEqual(["day", "month", "ask", null, null, null, null]);
});

test.each([
  ["1.234", null, "ask"],
  ["1.234", ",", 123_400],
  ["1.234", ".", 123],
  ["1,234", null, 123_400],
  ["1,234", ",", 123],
  ["12,34", null, 1234],
  ["1.234,56 €", null, 123_456],
  ["1'234.50 CHF", null, 123_450],
  ["US$ 1 234", null, 123_400],
  ["1.234.567", null, 123_456_700],
  ["1.234.567", ".", null],
  ["1,234,567", ",", null],
  ["1,234,567", ".", 123_456_700],
  ["1,234.567", null, 123_457],
  ["1 234 567,5", null, 123_456_750],
  ["0,234", null, 23],
  ["12,3456", null, 1235],
  ["8k", null, 800_000],
  ["8 K", null, 800_000],
  ["1.5M", null, 150_000_000],
  ["2 m", null, 200_000_000],
  ["(1,200)", null, "negative"],
  ["- 5", null, "negative"],
  ["−5", null, "negative"],
  ["–5", null, "negative"],
  ["5-", null, "negative"],
  ["-$5", null, "negative"],
  ["$-5", null, "negative"],
  ["-x", null, null],
  ["(x)", null, null],
  ["(5", null, null],
  ["5-3", null, null],
  ["5 (3)", null, null],
  ["12,34,56", null, null],
  ["1,234,56", null, null],
  ["1234,567,890", null, null],
  ["1234.567.890", null, null],
  ["1.2345.678", null, null],
  ["1.234,567,89", null, null],
  ["1;234", null, null],
  ["12a", null, null],
  ["k", null, null],
] as const)("the amount %j with the decimal sign %j is %j", (text, decimal, cents) => {
  expect(readAmount(text, decimal)).toBe(cents);
});

test.each([
  ["12.500,00 €", "€"],
  ["EUR 5", "EUR"],
  ["5 chf", "CHF"],
  ["R$ 5", "R$"],
  ["MX$5", "MX$"],
  ["8k£", "£"],
  ["$5 CAD", "CAD"],
  ["$5", null],
  ["US$ 5", null],
  ["5 usd", null],
  ["1.5M", null],
] as const)("the amount %j is marked as of the currency %j", (text, mark) => {
  expect(foreignMark(text)).toBe(mark);
});

test.each([
  ["EUR", "EUR"],
  [" € ", "€"],
  ["usd", "USD"],
  ["us$", "US$"],
  ["€5", null],
  ["5€", null],
  ["A€", null],
  ["ABCD$", null],
  ["euros", null],
  ["xEUR", null],
  ["NEW", null],
  ["EUR 5", null],
  ["", null],
] as const)("the cell %j says the currency %j and nothing else", (text, currency) => {
  expect(currencyOf(text)).toBe(currency);
});

test.each([
  ["status", "Open - Not Contacted", "new"],
  ["status", "ATTEMPTED_TO_CONTACT", "contacted"],
  ["status", "Working - Contacted", "contacted"],
  ["status", "Marketing Qualified Lead", "qualified"],
  ["status", "Proposal/Price Quote", "proposal"],
  ["status", "Closed Won", "converted"],
  ["status", "Unqualified", "lost"],
  ["status", "Gagné", "converted"],
  ["status", "Whatever", null],
  ["priority", "Hot", "high"],
  ["priority", "Warm", "medium"],
  ["priority", "Urgent", "high"],
  ["priority", "1", null],
  ["priority", "constructor", null],
] as const)("the %s %j is %j", (field, text, choice) => {
  expect(guessChoice(field, text)).toBe(choice);
});

test.each([
  ["Anna Maria Kowalska", "Anna Maria", "Kowalska"],
  ["Doe, Jane", "Jane", "Doe"],
  ["Jane Doe, MD", "Jane", "Doe"],
  ["Ludwig van Beethoven", "Ludwig", "van Beethoven"],
  ["Prof. Dr. Max Mustermann", "Max", "Mustermann"],
  ["Ms Jane Doe", "Jane", "Doe"],
  ["Miss", "Miss", ""],
  ["Cher", "Cher", ""],
  ["  Ann   Lee ", "Ann", "Lee"],
])("the name %j is %j and %j", (name, first, last) => {
  expect(splitName(name)).toEqual({ first, last });
});

test("several numbers in a cell are taken apart", () => {
  expect(cleanPhone("+1 414 ::: +1 415")).toEqual({ phone: "+1 414", others: ["+1 415"], isLost: false });
});

test("what spreadsheets do to numbers is undone", () => {
  expect(cleanPhone("4145550160.0").phone).toBe("4145550160");
  expect(cleanPhone("tel:+14145550160").phone).toBe("+14145550160");
  expect(cleanPhone("tel:+1-414-555-0160;ext=4").phone).toBe("+1-414-555-0160 ext. 4");
  expect(cleanPhone("414 555 0160 / 414 555 0161").others).toEqual(["414 555 0161"]);
  expect(cleanPhone("4,4E+11").isLost).toBe(true);
  expect(cleanPhone("4.14555016E+09").isLost).toBe(true);
  expect(cleanPhone("4.145550163E+09")).toEqual({ phone: "4145550163", others: [], isLost: false });
  expect(["85.0", "85%", "085", "8.5", "85/100", "x"].map(cleanScore)).toEqual([
    "85",
    "85",
    "85",
    "8.5",
    "85",
    "x",
  ]);
});

test("a word for no value is none, but not where it can be a name", () => {
  for (const text of ["NULL", "n/a", "-None-", "nan", "-", "—"]) {
    expect(isPlaceholder(text, "industry"), text).toBe(true);
  }
  expect(isPlaceholder("Null", "lastName")).toBe(false);
  expect(isPlaceholder("-", "lastName")).toBe(false);
  expect(isPlaceholder("N/A", "companyName")).toBe(true);
  expect(isPlaceholder("Nano", "industry")).toBe(false);
});

test("a company is the domain of an email, unless it is a provider's", () => {
  expect(companyOfEmail("ann@fern.example")).toBe("fern.example");
  expect(companyOfEmail("ann@mail.fern.co.uk")).toBe("mail.fern.co.uk");
  expect(companyOfEmail("ann@gmail.com")).toBeNull();
  expect(companyOfEmail("ann@yahoo.co.uk")).toBeNull();
  expect(companyOfEmail("ann")).toBeNull();
});
