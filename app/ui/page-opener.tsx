/**
 * Stands beside the trigger of a dialog and gives its button a page to go to without scripts:
 * `<PageOpener id={id} to="/admin/deals/new" />` and `trigger={<Button type="submit" form={id}>New Deal</Button>}`.
 */
export function PageOpener({
  id,
  to,
  fields = {},
}: {
  id: string;
  to: string;
  fields?: Record<string, string>;
}) {
  return (
    <form id={id} method="get" action={to} hidden onSubmit={(event) => event.preventDefault()}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
