import { scrollToElement } from '../../../app/scroll.ts';

/** Id of the element that shows a deposit with what can be done about it. */
export const paymentElementId = (id: number) => `payment-${id}`;

export function showPayment(id: number): void {
  const element = document.querySelector<HTMLElement>(`#${paymentElementId(id)}`);
  if (!element) return;
  scrollToElement(element);
  element.focus({ preventScroll: true });
}
