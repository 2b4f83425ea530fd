import type { scrypt } from "node:crypto";

/** Length and cost of every key derived by scrypt; migrate.ts installs the mock that records them. */
export const derivedKeys: { bytes: unknown; cost: unknown }[] = [];

export function recordScrypt(real: typeof scrypt): typeof scrypt {
  return new Proxy(real, {
    apply(target, self, values) {
      derivedKeys.push({ bytes: values[2], cost: values[3] });
      return Reflect.apply(target, self, values);
    },
  });
}
