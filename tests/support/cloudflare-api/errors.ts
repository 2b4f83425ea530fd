/** An answer of Cloudflare's API that is not a success. Codes and texts are the real ones, where they are public. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

export const notAuthorized = () => new ApiError(403, 10_000, "Authentication error");
export const invalidToken = () => new ApiError(401, 1000, "Invalid API Token");
