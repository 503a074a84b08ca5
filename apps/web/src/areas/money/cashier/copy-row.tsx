import { useMessages } from '../../../messages/use-messages.ts';
import { CopyButton } from '../copy-button.tsx';

/** A detail that players type into another app, with a button that copies it. */
export function CopyRow({ label, value }: { label: string; value: string }) {
  const t = useMessages();
  return (
    <div className="copy-row">
      <dt>{label}</dt>
      <dd>{value}</dd>
      <dd className="copy-action">
        <CopyButton text={value} label={t('rovpay_copy', { what: label })} />
      </dd>
    </div>
  );
}
