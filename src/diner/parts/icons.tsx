/** Decorative icons in the colour of the text. Their meaning is also in adjacent text or a label. */
const paths = {
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  left: 'm15 5-7 7 7 7',
  right: 'm9 5 7 7-7 7',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 7v5l3.5 2M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z',
} as const;

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
