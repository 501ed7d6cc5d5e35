/** Words in texts that depend on a value, as in `{status, lower}`. What only one language needs is in its folder. */

/** A label within a sentence. */
export function lower(label: string): string {
  return label.toLowerCase();
}

/** How long to wait, such as `30 s`, `12 min` or `4 h 9 min`: the units are the same in every language. */
export function wait(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  const [hours, left] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} h`, left && `${left} min`].filter(Boolean).join(' ');
}
