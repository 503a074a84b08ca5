import { IconButton } from '@baize/ui';
import { useState } from 'react';

import { useAlert } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';

interface CopyButtonProps {
  readonly text: string;
  /** Says what is copied. */
  readonly label: string;
}

/** Copies a text, and says so. If the browser refuses, the text beside it can still be selected. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useMessages();
  const alert = useAlert();
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Refused by the browser, or the page is not in a secure context.
      setCopied(false);
      alert.show({ kind: 'warning', text: t('money_copy_failed') });
    }
  }

  return (
    <span className="copy-button">
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        label={label}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      />
      <span role="status" className="visually-hidden">
        {isCopied ? t('money_copied') : ''}
      </span>
    </span>
  );
}
