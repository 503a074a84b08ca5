/** A window of 1200 by 800, opened by the press itself, since browsers block those that open later. */
export interface PaymentWindow {
  /** Shows the payment page. @returns false if the browser has blocked the window */
  show(url: string): boolean;
  /** The call was refused. */
  close(): void;
}

export function openPaymentWindow(waiting: string): PaymentWindow {
  const opened = window.open('', 'baize-payment', 'popup,width=1200,height=800');
  if (opened) {
    opened.document.title = waiting;
    opened.document.body.textContent = waiting;
  }
  return {
    show(url) {
      if (!opened || opened.closed) return false;
      // The provider's page must not reach this one.
      opened.opener = null;
      opened.location.replace(url);
      opened.focus();
      return true;
    },
    close: () => opened?.close(),
  };
}
