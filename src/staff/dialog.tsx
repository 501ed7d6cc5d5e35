import './dialog.css';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { messages } from './messages.ts';

interface DialogProps {
  heading: string;
  /** Null where it can only be answered, not left. */
  onClose: (() => void) | null;
  size?: 'small' | 'large';
  /** Hides what is behind it from the eye as well. */
  isOpaque?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog for as long as it is drawn. The browser keeps the focus inside and gives it back to
 * where it was; the element marked with `data-focus` gets it first.
 */
export function Dialog({ heading, onClose, size, isOpaque, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  // A layout effect, for its clean-up comes before the element leaves the page: only then can the
  // focus go back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>('[data-focus]')?.focus();
    return () => element.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-size={size ?? 'small'}
      data-opaque={isOpaque || undefined}
      aria-labelledby={headingId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={(event) => {
        // A second Escape would close the element itself without asking anyone.
        if (event.key === 'Escape' && onClose === null) event.preventDefault();
      }}
    >
      <div className="dialog-head">
        <h2 id={headingId}>{heading}</h2>
        {onClose && (
          <button type="button" className="button quiet square" onClick={onClose}>
            <Icon name="cross" />
            <span className="unseen">{messages.close}</span>
          </button>
        )}
      </div>
      {children}
    </dialog>
  );
}
