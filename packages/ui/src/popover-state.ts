/** Set by what stands in for popovers in a browser that has none. */
export const openPopoverClass = ':popover-open';

/** Whether a popover is open. A browser without them throws at the selector. */
export const isPopoverOpen = (element: Element): boolean =>
  element.classList.contains(openPopoverClass) ||
  (CSS.supports('selector(:popover-open)') && element.matches(':popover-open'));
