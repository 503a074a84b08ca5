/** Why an operator cannot do something; the message is a sentence for the operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  readonly why: 'unknown' | 'decided' | 'own' | 'frozen' | 'invalid' | 'refused';

  constructor(why: OperatorError['why'], message: string) {
    super(message);
    this.why = why;
  }
}

const SHORTEST_NOTE = 3;
const LONGEST_NOTE = 500;

/** @throws OperatorError for a note or reason that says nothing, or too much */
export function requireNote(note: string): string {
  const text = note.trim();
  if (text.length >= SHORTEST_NOTE && text.length <= LONGEST_NOTE) return text;
  throw new OperatorError('invalid', `The text must have ${SHORTEST_NOTE} to ${LONGEST_NOTE} characters.`);
}
