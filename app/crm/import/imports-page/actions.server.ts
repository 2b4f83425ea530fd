import { isNearlyFull } from "../../../platform/db/size.server";
import {
  type ActionContext,
  makeChange,
  type Outcome,
} from "../../../platform/http/forms/action-result.server";
import { IMPORTS_PATH, importPath } from "../../paths";
import { FileRefused } from "../file/csv-file";
import { storeFile } from "../file/store-file.server";
import { readUpload } from "../file/upload.server";
import { IMPORT_FAILED, IMPORT_FAILURES } from "../import";

const NO_ROOM = "The database is nearly full: no file can be imported until there is room (see Health).";

/** Stores the uploaded file for its dry run and redirects there. */
export function uploadFile({
  request,
  db,
  actor,
  now,
  zone,
}: Omit<ActionContext, "form"> & { zone: string }) {
  return makeChange(
    { request, form: new FormData() },
    {
      failure: IMPORT_FAILURES.upload,
      backTo: IMPORTS_PATH,
      onOwnPage: true,
      change: () =>
        catchRefusedFile(async () => {
          if (await isNearlyFull(db)) throw new FileRefused(NO_ROOM);
          const { intent: _, ...upload } = await readUpload(request);
          await storeFile(db, { ...upload, actor, zone }, now);
          return { toast: null, to: importPath(upload.id) };
        }),
    },
  );
}

/** Turns a rejected file into an error message of the file field. */
async function catchRefusedFile(store: () => Promise<Outcome<null>>): Promise<Outcome<null>> {
  try {
    return await store();
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const toast = { title: IMPORT_FAILED, description: error.message, destructive: true };
    return { status: 400, toast, fieldErrors: { file: [error.message] } };
  }
}
