import { useId } from 'react';

/** One of several things to choose among: a radio button with a picture and a few words. */
export function Card(props: {
  name: string;
  isChosen: boolean;
  title: string;
  aside?: string | undefined;
  summary?: string | undefined;
  image?: string | undefined;
  link?: { url: string; label: string } | undefined;
  onChoose: () => void;
}) {
  const { title, aside, summary, image, link } = props;
  const id = useId();
  return (
    <div className="card" part="card">
      <label className="card-choice">
        <input
          type="radio"
          name={props.name}
          checked={props.isChosen}
          aria-describedby={summary ? id : undefined}
          onChange={props.onChoose}
        />
        {image && <img className="card-image" src={image} alt="" loading="lazy" />}
        <span className="card-words">
          <span className="card-title">
            {title}
            {aside && <span className="hint"> {aside}</span>}
          </span>
          {summary && (
            <span className="card-summary hint" id={id}>
              {summary}
            </span>
          )}
        </span>
      </label>
      {link && (
        <a className="card-link" href={link.url} target="_blank" rel="noopener noreferrer">
          {link.label}
        </a>
      )}
    </div>
  );
}
