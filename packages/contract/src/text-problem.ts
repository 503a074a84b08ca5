/** Control characters, line breaks, and the embeddings, overrides and isolates of Unicode Standard Annex 9. */
const forbidden = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\u2800]/u;

/**
 * What is wrong with a line of text that somebody typed: it is `blank` if nothing of it can be seen, and some `characters`
 * would change how the text around it is shown. Joiners are part of words and allowed.
 */
export function textProblem(text: string): 'blank' | 'characters' | undefined {
  if (forbidden.test(text)) return 'characters';
  return visible.test(text) ? undefined : 'blank';
}
