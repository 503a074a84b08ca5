import { button } from '../../shell/client/page-data.ts';

/** What a button with a symbol only is for. */
export function labelTool(id: string, words: string): void {
  const control = button(id);
  control.setAttribute('aria-label', words);
  control.title = words;
}
