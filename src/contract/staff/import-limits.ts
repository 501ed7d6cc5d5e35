/** In a file of their own: browsers need no schema for them. */

/** UTF-16 code units, as `length` counts them. */
export const MAX_IMPORT_LENGTH = 2 * 1024 * 1024;
/** As JSON, a code unit takes at most three bytes; quotes and line breaks, which are escaped, take two. */
export const MAX_IMPORT_BODY_BYTES = 3 * MAX_IMPORT_LENGTH + 16 * 1024;
/** In one file: more are imported with several. */
export const MAX_IMPORTED_CUSTOMERS = 10_000;
/** What becomes of a line whose email or phone number belongs to another name. */
export const OTHER_NAMES = ['SAME_GUEST', 'OWN_GUEST', 'LEFT_OUT'] as const;
