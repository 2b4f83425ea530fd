import type { scrypt } from "node:crypto";

/** Length and cost of every key that was asked of scrypt; migrate.ts installs the mock that records them. */
export const derivedKeys: { bytes: unknown; cost: unknown }[] = [];

/**
 * The most work that a key is derived with: about 2 ms instead of 130, of which the tests of accounts would spend a
 * minute. Null: all that was asked for.
 */
export const scryptWork: { most: { N: number; p: number } | null } = { most: { N: 2 ** 10, p: 1 } };

export function recordScrypt(real: typeof scrypt): typeof scrypt {
  return new Proxy(real, {
    apply(target, self, [password, salt, bytes, cost, done]) {
      derivedKeys.push({ bytes, cost });
      const { most } = scryptWork;
      const less = most ? { N: Math.min(cost.N, most.N), p: Math.min(cost.p, most.p) } : {};
      return Reflect.apply(target, self, [password, salt, bytes, { ...cost, ...less }, done]);
    },
  });
}
