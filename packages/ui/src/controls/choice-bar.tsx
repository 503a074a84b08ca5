export interface ChoiceBarProps<Value extends string | number | null> {
  /** The accessible name; left out inside of a `fieldset` that has one. */
  label?: string | undefined;
  /** Of the radio buttons, unique on the page. */
  name: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
  'aria-describedby'?: string | undefined;
}

/** One of a few short choices, side by side: radio buttons drawn as one bar. */
export function ChoiceBar<Value extends string | number | null>(props: ChoiceBarProps<Value>) {
  const { label, name, choices, chosen, onChoose } = props;
  const Group = label === undefined ? 'div' : 'fieldset';
  return (
    <Group className="choice-bar" aria-describedby={props['aria-describedby']}>
      {label !== undefined && <legend className="visually-hidden">{label}</legend>}
      {choices.map((choice) => (
        <label key={String(choice.value)}>
          <input
            type="radio"
            name={name}
            checked={choice.value === chosen}
            onChange={() => onChoose(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </Group>
  );
}
