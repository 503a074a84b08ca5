import { type ReactNode, useId } from 'react';

import { joinClasses } from '../join-classes.ts';
import { useModal } from './use-modal.ts';

export interface AlertDialogProps {
  open: boolean;
  title: string;
  /** What has happened; read aloud with the title. */
  text: ReactNode;
  size?: 'small' | 'medium' | undefined;
  className?: string | undefined;
  /** The choices, one of which makes the parent close the dialog. */
  children: ReactNode;
}

/** A native dialog that only a choice in it closes, not Escape or a press outside. */
export function AlertDialog({ open, title, text, size = 'small', className, children }: AlertDialogProps) {
  // No choice has the focus, so that a key meant for the page below chooses nothing.
  const element = useModal(open, (dialog) => dialog.focus());
  const id = useId();

  return (
    <dialog
      ref={element}
      role="alertdialog"
      aria-modal="true"
      className={joinClasses('dialog', 'dialog-alert', `dialog-${size}`, className)}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault();
      }}
      onCancel={(event) => {
        if (event.target === event.currentTarget) event.preventDefault();
      }}
      onClose={(event) => {
        // Some browsers close it without a cancel event, such as by a gesture.
        if (open && event.target === event.currentTarget) event.currentTarget.showModal();
      }}
    >
      {open && (
        <div className="dialog-body">
          <div className="dialog-head">
            <h2 id={`${id}title`} className="min-w-0">
              {title}
            </h2>
          </div>
          <div className="dialog-content">
            <p id={`${id}text`} className="text-ink-2">
              {text}
            </p>
            {children}
          </div>
        </div>
      )}
    </dialog>
  );
}
