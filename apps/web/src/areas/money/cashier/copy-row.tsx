import { useMessages } from '../../../messages/use-messages.ts';
import { CopyButton } from '../copy-button.tsx';

interface CopyRowProps {
  readonly label: string;
  readonly value: string;
  /** What is copied, if not the value. */
  readonly copied?: string;
}

/** A detail that players type into another app, with a button that copies it. */
export function CopyRow({ label, value, copied = value }: CopyRowProps) {
  const t = useMessages();
  return (
    <div className="copy-row">
      <dt>{label}</dt>
      <dd>{value}</dd>
      <dd className="copy-action">
        <CopyButton text={copied} label={t('rovpay_copy', { what: label })} />
      </dd>
    </div>
  );
}
