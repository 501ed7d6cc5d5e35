import type { ReactNode } from 'react';

/** The main button of a step. While it works, it shows another text but is not disabled, to keep focus. */
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
