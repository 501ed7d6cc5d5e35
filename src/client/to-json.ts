/**
 * JSON of the value as it stands. The widget lives on pages of others, and one that gave its lists or
 * objects a `toJSON` would change what is sent; the original is what each holder has under the name.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, name: string) {
    return this[name];
  });
}
