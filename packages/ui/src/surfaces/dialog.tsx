import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';

import { IconButton } from '../controls/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';

export interface DialogProps {
  open: boolean;
  /** Asked for by the close button, Escape and a press beside the dialog. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Stands below the content and stays in sight. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The first field; not on phones, where a keyboard that rises unasked hides half the sheet. */
function focusContent(dialog: HTMLDialogElement): void {
  const field = matchMedia('(pointer: fine)').matches
    ? dialog.querySelector<HTMLElement>('.dialog-content :is(input, select, textarea):enabled')
    : null;
  (field ?? dialog).focus();
}

/** The browser's own dialog: in the middle of wide screens, a sheet from below on phones. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, footer, size = 'small', className, children } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = element.current;
    // A dialog that is taken away while it is open gives the focus back only if it is closed first.
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    if (open && !dialog.open) {
      dialog.showModal();
      focusContent(dialog);
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);

  useLayoutEffect(() => {
    const dialog = element.current;
    // Taken away while open it would not give the focus back to where it came from.
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    const dialog = element.current;
    const closeFromBeside = (event: MouseEvent) => {
      if (event.target !== dialog) return;
      // Otherwise the press would take the focus from where it returns to.
      event.preventDefault();
      close();
    };
    dialog?.addEventListener('mousedown', closeFromBeside);
    return () => dialog?.removeEventListener('mousedown', closeFromBeside);
  }, []);

  return (
    <dialog
      ref={element}
      className={joinClasses('dialog', `dialog-${size}`, className)}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={(event) => {
        // The parent decides; without this the dialog would be closed while `open` still says it isn't.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A second Escape in a row closes it without asking.
        if (open) onClose();
      }}
    >
      {open && (
        <div className="dialog-body">
          <div className="dialog-head">
            <h2 id={titleId} className="min-w-0">
              {title}
            </h2>
            <IconButton icon="x" label={closeLabel} onClick={onClose} />
          </div>
          <div className="dialog-content">{children}</div>
          {footer && <div className="dialog-foot">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
