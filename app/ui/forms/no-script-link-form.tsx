/**
 * Makes a dialog's trigger link to a page when there is no JavaScript. Render next to the dialog:
 * `<NoScriptLinkForm id={id} to="/admin/deals/new" />`, and pass the dialog
 * `trigger={<Button type="submit" form={id}>New Deal</Button>}`. Buttons to several pages share one form, each with its
 * own `formAction`.
 */
export function NoScriptLinkForm({
  id,
  to,
  fields = {},
}: {
  id: string;
  to: string;
  /** By name, or as pairs if names repeat. */
  fields?: Record<string, string> | [name: string, value: string][];
}) {
  return (
    <form id={id} method="get" action={to} hidden onSubmit={(event) => event.preventDefault()}>
      {(Array.isArray(fields) ? fields : Object.entries(fields)).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
