import { useState } from 'react';

import { useAlert } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';

/** Copies a text. If the browser refuses, the alert box says so. */
export function useCopy(): { readonly isCopied: boolean; copy(text: string): Promise<void> } {
  const t = useMessages();
  const alert = useAlert();
  const [isCopied, setCopied] = useState(false);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Refused by the browser, or the page is not in a secure context.
      setCopied(false);
      alert.show({ kind: 'warning', text: t('security_copy_failed') });
    }
  }

  return { isCopied, copy };
}
