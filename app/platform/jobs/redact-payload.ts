/** Names whose values say what a job is about and nothing of a person. */
const PLAIN = new Set([
  "v",
  "id",
  "type",
  "kind",
  "mailId",
  "importId",
  "postId",
  "slot",
  "task",
  "generator",
  "state",
  "reason",
]);
const MAX_SHOWN = 2000;

/** A message as staff may see it: its form, and the values of `PLAIN`; of other texts only their length. */
export function redactPayload(json: string): string {
  let message: unknown;
  try {
    message = JSON.parse(json);
  } catch {
    return `Not JSON, ${json.length} characters`;
  }
  const text = JSON.stringify(redact(message, ""), null, 1) ?? "";
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

function redact(value: unknown, name: string): unknown {
  if (typeof value === "string") {
    return PLAIN.has(name) && /^[\w.:-]{1,100}$/.test(value) ? value : `[${value.length} characters]`;
  }
  if (Array.isArray(value)) return value.slice(0, 10).map((item) => redact(item, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 30)
      .map(([key, item]) => [/^\w{1,40}$/.test(key) ? key : "[name]", redact(item, key)]),
  );
}
