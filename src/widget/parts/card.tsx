import { useId } from 'react';
import type { FloorPlanArea } from '../../contract/catalogue.ts';
import { safeAddress } from '../safe-address.ts';
import { useSurroundings } from '../surroundings.ts';
import { RichText } from './rich-text.tsx';

/** What an area and an experience have alike. */
export type Shown = Pick<FloorPlanArea, 'name' | 'summary' | 'images'> & {
  description?: string;
  detailsUrl?: string | null;
};

/** One of several things to choose among: a radio button with a picture, a few words, and more of both folded. */
export function Card(props: {
  name: string;
  isChosen: boolean;
  shown: Shown;
  aside?: string | undefined;
  onChoose: () => void;
}) {
  const { shown, aside } = props;
  const { name, summary, images } = shown;
  const id = useId();
  const cover = images.find((image) => image.type === 'COVER');
  return (
    <div className="card" part="card">
      {cover && (
        <img src={cover.url} alt="" width={72} height={72} loading="lazy" decoding="async" />
      )}
      <div className="card-words">
        <label className="card-choice">
          <input
            type="radio"
            name={props.name}
            checked={props.isChosen}
            aria-describedby={summary ? id : undefined}
            onChange={props.onChoose}
          />
          {name}
          {aside && <span className="hint"> {aside}</span>}
        </label>
        {summary && (
          <div className="hint" id={id}>
            <RichText html={summary} />
          </div>
        )}
        <More {...shown} />
      </div>
    </div>
  );
}

/** Whatever else there is to read and to see. */
function More({ name, description, detailsUrl, images }: Shown) {
  const { text } = useSurroundings();
  const { words } = text;
  const title = text.fill(words.moreAbout, { name });
  const gallery = images.filter((image) => image.type !== 'COVER');
  const isShort = !description && gallery.length === 0;
  const address = safeAddress(detailsUrl);
  const link = address && (
    <a className="card-link" href={address} target="_blank" rel="noopener noreferrer">
      {isShort ? title : new URL(address).host}
      <span className="unseen"> ({words.opensNewTab})</span>
    </a>
  );
  if (isShort) return link;
  return (
    <details>
      <summary className="card-link">{title}</summary>
      {description && <RichText html={description} />}
      {gallery.length > 0 && (
        <div className="gallery">
          {gallery.map(({ url }, place) => (
            <img
              key={url}
              src={url}
              alt={`${name} (${place + 1}/${gallery.length})`}
              loading="lazy"
              decoding="async"
            />
          ))}
        </div>
      )}
      {link}
    </details>
  );
}
