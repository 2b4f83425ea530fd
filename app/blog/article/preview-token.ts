const TOKEN = /^([\w-]{1,64})\.(\d{1,10})\.([\w-]{43})$/;

type Draft = { id: string; expiresAt: Date };

/** The id of a post and the end of the token's life (to the second), signed with HMAC-SHA-256. */
export async function signDraft({ id, expiresAt }: Draft, secret: string): Promise<string> {
  const payload = `${id}.${Math.floor(expiresAt.getTime() / 1000)}`;
  const signature = await crypto.subtle.sign("HMAC", await importKey(secret), bytesOf(payload));
  return `${payload}.${Buffer.from(signature).toString("base64url")}`;
}

/** What a token says, expired or not; null if this secret did not sign it. */
export async function readToken(token: string, secret: string): Promise<Draft | null> {
  const [, id = "", expires = "", signature = ""] = TOKEN.exec(token) ?? [];
  if (id === "") return null;
  const signed = Buffer.from(signature, "base64url");
  // Compares in constant time.
  const isValid = await crypto.subtle.verify(
    "HMAC",
    await importKey(secret),
    signed,
    bytesOf(`${id}.${expires}`),
  );
  return isValid ? { id, expiresAt: new Date(Number(expires) * 1000) } : null;
}

function importKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", bytesOf(secret), algorithm, false, ["sign", "verify"]);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
