import './dialog.css';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../messages/messages.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  heading: string;
  /** Null if the dialog cannot be dismissed. */
  onClose: (() => void) | null;
  size?: 'small' | 'large';
  /** Hides the page behind it. */
  isOpaque?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog, open while it is rendered. The browser keeps the focus inside and returns it on
 * close; the element with `data-focus` gets it first.
 */
export function Dialog({ heading, onClose, size, isOpaque, children }: DialogProps) {
  const messages = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  // A layout effect: its clean-up runs before the element is removed, so the focus can return.
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
        // Without this, a second Escape would close the element without a cancel event.
        if (event.key === 'Escape' && onClose === null) event.preventDefault();
      }}
    >
      <div className="dialog-head">
        <h2 id={headingId}>{heading}</h2>
        {onClose && (
          <button type="button" className="button quiet square" onClick={onClose}>
            <Icon name="cross" />
            <span className="visually-hidden">{messages.close}</span>
          </button>
        )}
      </div>
      {children}
    </dialog>
  );
}
