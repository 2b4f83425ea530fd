import { IMAGE_ACCEPT, MAX_IMAGE_BYTES } from "../platform/uploads/measured";

export const PICTURE_ACCEPT = IMAGE_ACCEPT;
export const MAX_PICTURE_BYTES = MAX_IMAGE_BYTES;
export const PICTURE_TOO_LARGE = {
  title: "File too large",
  description: "Please select an image smaller than 5MB",
  destructive: true,
};
export const REMOVE_PICTURE = "remove";

const ADDRESS = /^\/admin\/(avatars\/[\w-]{1,64}\/[\w-]{1,64})$/;

/** The address of a person's picture. */
export function pictureAddress(userId: string, pictureId: string): string {
  return `/admin/avatars/${userId}/${pictureId}`;
}

/** The key under which the picture with this address is stored; null for any other address. */
export function pictureKey(address: string | null): string | null {
  return ADDRESS.exec(address ?? "")?.[1] ?? null;
}
