import { isPopoverOpen } from '@baize/ui';
import type { FocusEvent } from 'react';

/** Closes a popover that Tab has left, since it would cover what has the focus then. For `onBlur`. */
export function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const isOpener =
    relatedTarget instanceof HTMLButtonElement && relatedTarget.popoverTargetElement === currentTarget;
  if (!relatedTarget || isOpener || currentTarget.contains(relatedTarget)) return;
  if (isPopoverOpen(currentTarget)) currentTarget.hidePopover();
}
