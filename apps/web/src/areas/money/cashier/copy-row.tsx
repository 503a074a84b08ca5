import { IconButton } from '@baize/ui';

import { useAlert } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';

/** A detail that players type into another app, with a button that copies it. */
export function CopyRow({ label, value }: { label: string; value: string }) {
  const t = useMessages();
  const alert = useAlert();

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      alert.show({ kind: 'success', text: t('rovpay_copied') });
    } catch {
      // Refused by the browser, or the page is not in a secure context.
      alert.show({ kind: 'warning', text: t('rovpay_copy_failed') });
    }
  }

  return (
    <div className="copy-row">
      <dt>{label}</dt>
      <dd>{value}</dd>
      <dd className="copy-action">
        <IconButton icon="copy" label={t('rovpay_copy', { what: label })} onClick={() => void copy()} />
      </dd>
    </div>
  );
}
