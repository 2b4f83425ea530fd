import type { Account } from "./account.ts";
import { type Route, route } from "./router.ts";

/** What an account says of itself. Whether it pays for Workers stands in its subscriptions alone. */
export const accountRoutes: Route[] = [
  route("GET", "/accounts/:account", "Account Settings", ({ account }) => accountView(account)),
  route("GET", "tokens/verify", null, () => ({ id: "token", status: "active" })),
  route("GET", "subscriptions", "Billing", ({ account }) =>
    account.plan === "paid" ? [{ id: "subscription", state: "Paid", rate_plan: WORKERS_PAID }] : [],
  ),
];

const WORKERS_PAID = { id: "workers_paid", public_name: "Workers Paid", currency: "USD", scope: "account" };

/** Routes that no account's id is part of: `result` for a path, or undefined. */
export function answerUser(path: string, accounts: Account[]): unknown {
  switch (path) {
    case "/user/tokens/verify":
      return { id: "token", status: "active" };
    case "/user":
      return { id: "user", email: "owner@account.example" };
    case "/accounts":
      return accounts.map(accountView);
    case "/memberships":
      return accounts.map((account) => ({
        id: account.id,
        status: "accepted",
        account: accountView(account),
      }));
    default:
      return undefined;
  }
}

function accountView({ id, name }: Account) {
  return { id, name, type: "standard" };
}
