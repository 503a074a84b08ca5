import { Icon } from '@baize/ui';
import { useState } from 'react';

import { useMessages } from '../../messages/use-messages.ts';

interface CopyButtonProps {
  readonly text: string;
  /** Says what is copied. */
  readonly label: string;
}

/** Copies a text. Where the browser refuses, the text beside it can still be selected. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useMessages();
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }
  return (
    <>
      <button
        type="button"
        className="copy-button"
        aria-label={label}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
      </button>
      <span role="status" className="visually-hidden">
        {isCopied ? t('money_copied') : ''}
      </span>
    </>
  );
}
