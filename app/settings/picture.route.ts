import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { requireStaff } from "../auth/guard.server";
import {
  type ActionContext,
  makeChange,
  type Outcome,
  requireInput,
  submissionId,
} from "../platform/http/forms/action-result.server";
import { readForm } from "../platform/http/forms/form.server";
import { readImage } from "../platform/uploads/read-image";
import { readUpload, type Upload } from "../platform/uploads/read-upload.server";
import { stripMetadata } from "../platform/uploads/strip-metadata";
import { MAX_PICTURE_BYTES, PICTURE_TOO_LARGE, REMOVE_PICTURE } from "./picture";
import { removePicture, replacePicture } from "./picture.server";
import { PROFILE_FAILURES, PROFILE_SAVED } from "./profile";
import { SETTINGS_PATH } from "./sections";

type PictureContext = Omit<ActionContext, "form"> & { context: AppLoadContext };

/** Stores an uploaded profile picture, or removes the present one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { actor, db } = await requireStaff(request, context);
  const sent = { request, db, actor, now: context.clock(), context };
  const isUpload = request.headers.get("Content-Type")?.startsWith("multipart/form-data");
  return isUpload ? upload(sent) : remove(sent);
}

async function upload(sent: PictureContext) {
  const uploaded = await readUpload(sent.request, "picture", MAX_PICTURE_BYTES);
  return changePicture(sent, uploaded.form, () => storePicture(sent, uploaded));
}

async function remove(sent: PictureContext) {
  const form = await readForm(sent.request);
  requireInput(form, z.object({ intent: z.literal(REMOVE_PICTURE) }));
  return changePicture(sent, form, async () => {
    await removePicture(storeOf(sent), sent.actor.id);
    return { toast: PROFILE_SAVED };
  });
}

function changePicture({ request }: PictureContext, form: FormData, change: () => Promise<Outcome<null>>) {
  const failure = PROFILE_FAILURES.picture;
  return makeChange({ request, form }, { failure, backTo: SETTINGS_PATH, change });
}

async function storePicture(
  sent: PictureContext,
  { form, file, isTooLarge }: Upload,
): Promise<Outcome<null>> {
  if (isTooLarge) return refused(PICTURE_TOO_LARGE.description, PICTURE_TOO_LARGE.title);
  if (!file) return refused("Choose a picture first.");
  const read = readImage(new Uint8Array(await file.arrayBuffer()));
  const plain = "error" in read ? read : stripMetadata(read.image);
  if ("error" in plain) return refused(plain.error);
  const picture = { userId: sent.actor.id, pictureId: submissionId(form), image: plain.image };
  await replacePicture(storeOf(sent), picture);
  return { toast: PROFILE_SAVED };
}

function storeOf({ db, context, now }: PictureContext) {
  return { db, bucket: context.env.UPLOADS, now };
}

function refused(description: string, title: string = PROFILE_FAILURES.picture.title): Outcome<null> {
  const toast = { title, description, destructive: true };
  return { status: 400, toast, fieldErrors: { picture: [description] } };
}
