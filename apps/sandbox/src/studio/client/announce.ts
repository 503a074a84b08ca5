import { make } from '../../shell/client/page-data.ts';

/** Announces a feature and waits for the player, so that they miss nothing. */
export function announce(title: string, text: string, action: string): Promise<void> {
  const sheet = make('dialog', 'sheet announcement');
  const heading = make('h2', '', title);
  heading.id = 'announcement-title';
  sheet.setAttribute('aria-labelledby', heading.id);
  const start = make('button', 'action', action);
  start.type = 'button';
  start.addEventListener('click', () => sheet.close());
  sheet.append(heading, make('p', '', text), start);
  document.body.append(sheet);
  sheet.showModal();
  return new Promise((resolve) => {
    sheet.addEventListener('close', () => {
      sheet.remove();
      resolve();
    });
  });
}
