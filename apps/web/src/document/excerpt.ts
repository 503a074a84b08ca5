import { plainText } from '@baize/brand/plain-text';

const MAX_EXCERPT_LENGTH = 160;

/** The beginning of a text, cut at a word boundary. */
export function excerpt(text: string): string {
  if (text.length <= MAX_EXCERPT_LENGTH) return text;
  const cut = text.slice(0, MAX_EXCERPT_LENGTH - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s.,;:–]+$/, '')}…`;
}

/** The questions of a text with h3 headings that are questions, each with the text below it. */
export function questionsOf(html: string): readonly { question: string; answer: string }[] {
  return html
    .split(/<h3>/)
    .slice(1)
    .map((part) => {
      const [question = '', rest = ''] = part.split('</h3>');
      const [answer = ''] = rest.split(/<h2>/);
      return { question: plainText(question), answer: plainText(answer) };
    })
    .filter(({ question, answer }) => question.endsWith('?') && answer !== '');
}
