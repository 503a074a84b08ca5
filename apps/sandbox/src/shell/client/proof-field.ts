import { make } from './page-data.ts';

/** A field of a form that verifies: a number, or a hash, all of which can be read. */
export interface ProofField {
  value: string;
}

/** Adds a labelled field to the form. What is typed is read without spaces and line breaks. */
export function addProofField(
  form: HTMLFormElement,
  name: string,
  kind: 'number' | 'hash',
  value = '',
): ProofField {
  const label = make('label');
  const control = kind === 'hash' ? make('textarea') : make('input');
  control.autocomplete = 'off';
  control.spellcheck = false;
  control.inputMode = kind === 'hash' ? 'text' : 'numeric';
  control.value = value;
  if (control instanceof HTMLTextAreaElement) {
    control.rows = 2;
    control.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      form.requestSubmit();
    });
  }
  label.append(make('span', '', name), control);
  form.append(label);
  return {
    get value() {
      return control.value.replaceAll(/\s/g, '');
    },
    set value(text) {
      control.value = text;
    },
  };
}
