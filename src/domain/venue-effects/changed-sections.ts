/** The sections in which two versions of a venue document differ, whatever the order in which they are written. */
export function changedSections(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  const sections = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...sections].filter((section) => !isSame(before[section], after[section]));
}

/** Whether two values are equal as JSON, whatever the order of fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [names, otherNames] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === otherNames.length &&
    names.every(
      (name) =>
        Object.hasOwn(other, name) &&
        isSame(one[name as keyof typeof one], other[name as keyof typeof other]),
    )
  );
}
