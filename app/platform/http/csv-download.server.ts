/** A CSV file that browsers save under a name of ours: letters, digits, dashes and its end. */
export function csvDownload(body: BodyInit, name: string): Response {
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}
