import type { ReactNode } from 'react';

/** A row of buttons under a title. */
export function Choices(props: {
  title: string;
  /** `isPressed` if a press only selects, and does not act at once. */
  choices: { key: string; label: string; isPressed?: boolean | undefined; onPress: () => void }[];
}) {
  return (
    <>
      <p className="notice-title">{props.title}</p>
      <div className="choices">
        {props.choices.map(({ key, label, isPressed, onPress }) => (
          <SecondaryButton key={key} isPressed={isPressed} onPress={onPress}>
            {label}
          </SecondaryButton>
        ))}
      </div>
    </>
  );
}

export function SecondaryButton(props: {
  isPressed?: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="secondary-button"
      aria-pressed={props.isPressed}
      onClick={props.onPress}
    >
      {props.children}
    </button>
  );
}
