import { Icon } from '@baize/ui';

import { SupportWay } from '../support-way.tsx';

interface FileFieldProps {
  readonly label: string;
  readonly help: string | undefined;
  readonly error: string | undefined;
}

/** A document that the method asks for: live support takes it, because the site takes no files yet. */
export function FileField({ label, help, error }: FileFieldProps) {
  return (
    <div className="payment-file" role="group" aria-label={label}>
      <p>
        {label}
        {help !== undefined && <small>{help}</small>}
      </p>
      <SupportWay />
      {error !== undefined && (
        <p className="payment-file-error" role="alert">
          <Icon name="circle-alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
