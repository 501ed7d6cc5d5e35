import { useId } from 'react';
import type { FloorPlanAreaBody } from '../../contract/catalogue.ts';
import { useDiner } from '../diner-context.ts';
import { RichText } from '../venue-text/rich-text.tsx';
import { safeUrl } from '../venue-text/safe-url.ts';
import { NewTabNote } from './new-tab-note.tsx';

/** The fields that areas and experiences share. */
export type CardContent = Pick<FloorPlanAreaBody, 'name' | 'summary' | 'images'> & {
  description?: string;
  detailsUrl?: string | null;
};

/** A radio button with an image and a summary; the description and further images are collapsed. */
export function Card(props: {
  name: string;
  isChosen: boolean;
  content: CardContent;
  aside?: string | undefined;
  onChoose: () => void;
}) {
  const { content, aside } = props;
  const { name, summary, images } = content;
  const id = useId();
  const cover = images.find((image) => image.type === 'COVER');
  return (
    <div className="card" part="card">
      {cover && (
        <img src={cover.url} alt="" width={72} height={72} loading="lazy" decoding="async" />
      )}
      <div className="card-text">
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
        <More {...content} />
      </div>
    </div>
  );
}

function More({ name, description, detailsUrl, images }: CardContent) {
  const { i18n } = useDiner();
  const { messages } = i18n;
  const title = i18n.format(messages.moreAbout, { name });
  const gallery = images.filter((image) => image.type !== 'COVER');
  const isShort = !description && gallery.length === 0;
  const url = safeUrl(detailsUrl);
  const link = url && (
    <a className="card-link" href={url} target="_blank" rel="noopener noreferrer">
      {isShort ? title : new URL(url).host}
      <NewTabNote />
    </a>
  );
  if (isShort) return link;
  return (
    <details>
      <summary className="card-link">{title}</summary>
      {description && <RichText html={description} />}
      {gallery.length > 0 && (
        <div className="gallery">
          {gallery.map(({ url }, index) => (
            <img
              key={url}
              src={url}
              alt={`${name} (${index + 1}/${gallery.length})`}
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
