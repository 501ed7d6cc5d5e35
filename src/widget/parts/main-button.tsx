import type { ReactNode } from 'react';

/** The one main button of a step. It always says what it does, and is never dead: while it works, it says so. */
export function MainButton(props: {
  children: ReactNode;
  workingText: string;
  isWorking: boolean;
  /** Without it, the button sends the form that it is in. */
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
