import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';

import { IconButton } from '../controls/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import { useModal } from './use-modal.ts';
import { useScrollerFocus } from './use-scroller-focus.ts';

export interface DialogProps {
  open: boolean;
  /** Called by the close button, Escape and a press outside of the dialog. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Below the content, always visible. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The first field; not on phones, where the keyboard would hide half of the sheet. */
function focusContent(dialog: HTMLDialogElement): void {
  const field = matchMedia('(pointer: fine)').matches
    ? dialog.querySelector<HTMLElement>('.dialog-content :is(input, select, textarea):enabled')
    : null;
  (field ?? dialog).focus();
}

/** A native dialog: centred on wide screens, a bottom sheet on phones. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, footer, size = 'small', className, children } = props;
  const element = useModal(open, focusContent);
  const titleId = useId();
  const { needsFocus, watch } = useScrollerFocus();
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const dialog = element.current;
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target !== dialog) return;
      // The press would take away the focus that closing restores.
      event.preventDefault();
      close();
    };
    dialog?.addEventListener('mousedown', closeOnBackdrop);
    return () => dialog?.removeEventListener('mousedown', closeOnBackdrop);
  }, [element]);

  return (
    <dialog
      ref={element}
      className={joinClasses('dialog', `dialog-${size}`, className)}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={(event) => {
        // The parent decides; otherwise the dialog would close while `open` is still true.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // Browsers close it on a second Escape in a row without a cancel event. It may be open again when the event comes.
        if (open && !currentTarget.open) onClose();
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
          <div
            ref={watch}
            className="dialog-content"
            {...(needsFocus && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}
          >
            {children}
          </div>
          {footer && <div className="dialog-foot">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
