import { CallError } from '@baize/contract';

/** Several times deeper than any body of the contract. */
export const MAX_BODY_NESTING = 20;

/**
 * Refuses JSON that is nested deeply enough to overflow the stack of recursive code. It scans the text, so that no deep
 * object is ever built.
 *
 * @throws CallError `bad_request`
 */
export function refuseDeepBody(text: string): void {
  let depth = 0;
  let isInString = false;
  for (let place = 0; place < text.length; place += 1) {
    const character = text[place];
    if (isInString) {
      if (character === '\\') place += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > MAX_BODY_NESTING) throw new CallError('bad_request', { message: 'body_too_deep' });
    } else if (character === '}' || character === ']') depth -= 1;
  }
}
