import type { messages as english } from './en/messages.ts';

/** The same keys, with any text; functions take the same values. */
type AnyText<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof T]: AnyText<T[Key]> };

/** Every text of the staff view in one language. */
export type StaffMessages = AnyText<typeof english>;
