import { useId } from 'react';

import './switch-row.css';

interface SwitchRowProps {
  readonly label: string;
  /** What the switch stands for as it is. */
  readonly text: string;
  readonly isOn: boolean;
  readonly isBusy?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off at once, without a form to send; its whole row can be pressed. */
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
          // It keeps the focus while the server is asked, so it is not disabled.
          if (!isBusy) onChange(event.target.checked);
        }}
      />
    </label>
  );
}
