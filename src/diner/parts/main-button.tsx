import type { ReactNode } from 'react';

/** The main button of a step. It is never disabled: while it works, its text says so. */
export function MainButton(props: {
  children: ReactNode;
  workingText: string;
  isWorking: boolean;
  /** Omitted in a form, which the button then submits. */
  onPress?: () => void;
}) {
  const { children, isWorking, onPress } = props;
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className="main-button"
      part="button"
      aria-disabled={isWorking}
      aria-busy={isWorking}
      onClick={(event) => {
        if (isWorking) event.preventDefault();
        else onPress?.();
      }}
    >
      {isWorking ? props.workingText : children}
    </button>
  );
}
