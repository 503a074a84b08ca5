import { useId } from 'react';

export interface MeterProps {
  label: string;
  /** The value as text, such as “₺3.184 / ₺6.000”. */
  value: string;
  /** Used share, 0 to 1. */
  share: number;
  help?: string | undefined;
}

/** How much of a limit is used. It looks the same when full: reaching a limit is no error. */
export function Meter({ label, value, share, help }: MeterProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-2">
        <span id={id}>{label}</span>
        <span className="ms-auto text-ink-2">{value}</span>
      </div>
      <meter className="meter" aria-labelledby={id} aria-valuetext={value} value={share} />
      {help && <small className="text-12 text-ink-3">{help}</small>}
    </div>
  );
}
