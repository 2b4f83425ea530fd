/** An email address, broken before the "@" rather than inside a word where it is too long for a line. */
export function Address({ email }: { email: string }) {
  const [user, host] = email.split("@");
  return (
    <>
      {user}
      <wbr />@{host}
    </>
  );
}
