import { useEffect, useId, useRef, useState } from 'react';
import type { Access } from '../../../../contract/staff/access.ts';
import { useMessages } from '../../../messages/messages.ts';
import { CopyButton } from './copy-button.tsx';

/** How the widget looks on a page. */
interface Look {
  /** Such as `#1f5d4c`. */
  accent: string;
  /** Of the corners, in pixels. */
  radius: number;
}

/** The widget's own. */
const USUAL: Look = { accent: '#1f5d4c', radius: 8 };
const MAX_RADIUS = 24;
const SCHEMES = ['light', 'dark'] as const;

/** Tries out colours of the widget on the venue's own page for bookings, and writes them for a website. */
export function WidgetLook({ bookingPage: { url, publishableKey } }: Pick<Access, 'bookingPage'>) {
  const { access, theme } = useMessages('house');
  const texts = access.keys;
  const [look, setLook] = useState(USUAL);
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]>('light');
  const frame = useRef<HTMLIFrameElement>(null);
  const id = useId();
  const rules = rulesOf(look);
  const declarations = rules.map(([name, value]) => `    ${name}: ${value};\n`).join('');
  const lines = `<style>\n  table-booking {\n${declarations}  }\n</style>`;
  const radiusText = `${look.radius} px`;
  // Another address of this server has a page that the key is not for, and that may not be framed.
  const isShown = publishableKey !== null && new URL(url).origin === window.location.origin;

  const dress = () => {
    const page = frame.current?.contentDocument;
    const widget = page?.querySelector<HTMLElement>('table-booking');
    if (!page || !widget) return;
    page.documentElement.style.colorScheme = scheme;
    for (const [name, value] of rules) widget.style.setProperty(name, value);
  };
  useEffect(dress);

  return (
    <section className="card" aria-labelledby={id}>
      <h3 id={id}>{texts.look}</h3>
      <p>{texts.lookIs}</p>
      <div className="look-fields form">
        <div className="field">
          <label htmlFor={`${id}-accent`}>{texts.accent}</label>
          <input
            id={`${id}-accent`}
            type="color"
            value={look.accent}
            onChange={({ target }) => setLook({ ...look, accent: target.value })}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-radius`}>{texts.corners}</label>
          <div className="look-range">
            <input
              id={`${id}-radius`}
              type="range"
              min={0}
              max={MAX_RADIUS}
              value={look.radius}
              aria-valuetext={radiusText}
              onChange={({ target }) => setLook({ ...look, radius: Number(target.value) })}
            />
            <output className="hint" htmlFor={`${id}-radius`}>
              {radiusText}
            </output>
          </div>
        </div>
        {isShown && (
          <div className="field">
            <label htmlFor={`${id}-scheme`}>{texts.previewIn}</label>
            <select
              id={`${id}-scheme`}
              value={scheme}
              onChange={({ target }) => setScheme(target.value as typeof scheme)}
            >
              {SCHEMES.map((each) => (
                <option key={each} value={each}>
                  {theme[each]}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      {isShown ? (
        <>
          <p className="hint">{texts.previewIsReal}</p>
          <iframe
            ref={frame}
            className="look-preview"
            title={texts.preview}
            src={url}
            loading="lazy"
            onLoad={dress}
          />
        </>
      ) : (
        <p className="hint">
          {publishableKey === null
            ? texts.previewNeedsPage
            : texts.previewNeedsAddress(new URL(url).origin)}
        </p>
      )}
      <p className="hint">{texts.lookHint}</p>
      <pre className="access-code">
        <code>{lines}</code>
      </pre>
      <div className="access-actions">
        <CopyButton text={lines} what={texts.look} />
        <button type="button" className="button tall" onClick={() => setLook(USUAL)}>
          {texts.usualLook}
        </button>
      </div>
    </section>
  );
}

/** The custom properties of the widget, with their values. */
function rulesOf({ accent, radius }: Look): [name: string, value: string][] {
  return [
    ['--table-booking-accent', accent],
    ['--table-booking-radius', `${radius}px`],
  ];
}
