export const REDIRECTS_PATH = "/admin/blogs/redirects";

export const REDIRECT_FAILURE = {
  redirect: { title: "Failed to add the redirect" },
  delete: { title: "Failed to delete the redirect" },
} as const;
