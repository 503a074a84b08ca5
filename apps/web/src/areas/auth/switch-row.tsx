import { useId } from 'react';

import './switch-row.css';

interface SwitchRowProps {
  readonly label: string;
  /** Describes the current state. */
  readonly text: string;
  readonly isOn: boolean;
  readonly isBusy?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch that applies at once; the whole row is clickable. */
export function SwitchRow({ label, text, isOn, isBusy = false, disabled, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <label className="switch-row">
      <span id={`${id}-label`} className="font-medium">
        {label}
      </span>
      <small id={`${id}-text`}>{text}</small>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-text`}
        aria-busy={isBusy || undefined}
        checked={isOn}
        disabled={disabled}
        onChange={(event) => {
          // Not disabled during the request, so that it keeps the focus.
          if (!isBusy) onChange(event.target.checked);
        }}
      />
    </label>
  );
}
