import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Shows and closes a native dialog as a modal.
 *
 * @param onShown sets the focus
 */
export function useModal(
  open: boolean,
  onShown: (dialog: HTMLDialogElement) => void,
): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null);
  const focus = useEffectEvent(onShown);

  useLayoutEffect(() => {
    const dialog = element.current;
    // A dialog unmounted while open restores the focus only if it is closed first.
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    if (open && !dialog.open) {
      dialog.showModal();
      focus(dialog);
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return element;
}
