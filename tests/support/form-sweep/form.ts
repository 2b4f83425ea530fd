import type { Permission } from "../../../app/auth/permissions";
import type { Person } from "./people";

type Fields = Record<string, string>;

/** A form of the back office that is valid for the records of `seedFormSweep`. */
export type BackOfficeForm = {
  /** The module of the action, without its ending, and the intent if it has several. */
  module: string;
  intent: string | null;
  path: string;
  fields: Fields | ((me: Person) => Fields);
  /** Sent as multipart with these bytes. */
  file?: { field: string; name: string; type: string; bytes: Uint8Array<ArrayBuffer> };
  /** Whom it is kept to. */
  permission?: Permission;
  /** A change of the records that the form needs. */
  prepare?: string;
  /** False if it only shows something or sets a cookie. */
  writes?: false;
  /** The status of its answer where no form without a device can succeed. */
  refusedWith?: number;
};

type FormOptions = Pick<BackOfficeForm, "file" | "permission" | "prepare" | "writes" | "refusedWith">;
type Case = [fields: BackOfficeForm["fields"], more?: FormOptions];

/** The forms of an action with intents; an intent may have several. */
export function forms(module: string, path: string, cases: [intent: string, ...Case][]): BackOfficeForm[] {
  return cases.map(([intent, fields, more = {}]) => ({
    ...{ module, intent, path },
    fields: (me: Person) => ({ intent, ...(typeof fields === "function" ? fields(me) : fields) }),
    ...more,
  }));
}

export function form(module: string, path: string, ...[fields, more = {}]: Case): BackOfficeForm {
  return { module, intent: null, path, fields, ...more };
}

export const fieldsOf = ({ fields }: BackOfficeForm, me: Person): Fields =>
  typeof fields === "function" ? fields(me) : fields;

export const nameOf = ({ module, intent }: Pick<BackOfficeForm, "module" | "intent">) =>
  intent === null ? module : `${module} ${intent}`;
