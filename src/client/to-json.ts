/**
 * Serializes a value as JSON and ignores `toJSON`. The widget runs on other people's pages, and some
 * old libraries add a `toJSON` to `Array.prototype` or `Object.prototype`, which would change the
 * request. `this[name]` is the value before `toJSON`.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, name: string) {
    return this[name];
  });
}
