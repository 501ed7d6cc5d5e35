import type { ReactNode } from 'react';

/** A row of buttons under a title. */
export function Choices(props: {
  title: string;
  choices: { key: string; label: string; onPress: () => void }[];
}) {
  return (
    <>
      <p className="notice-title">{props.title}</p>
      <div className="choices">
        {props.choices.map(({ key, label, onPress }) => (
          <SecondaryButton key={key} onPress={onPress}>
            {label}
          </SecondaryButton>
        ))}
      </div>
    </>
  );
}

export function SecondaryButton({
  onPress,
  children,
}: {
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className="secondary-button" onClick={onPress}>
      {children}
    </button>
  );
}
