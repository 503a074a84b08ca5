import type { FastifyInstance } from 'fastify';

import { renderConsolePage, CONSOLE_HEADERS } from '../consoles/console-page.ts';
import { CAPTCHA_MOODS, type CaptchaService, type CaptchaMood } from './captcha-service.ts';

const MEANINGS: Readonly<Record<CaptchaMood, string>> = {
  pass: 'Pass by itself',
  fail: 'Let nobody pass',
  ask: 'Ask for a press',
  'hang-up': 'Pass, but hang up on the site',
};

/** `/captcha`: sets the behaviour of all brands' widgets. */
export function addCaptchaConsole(app: FastifyInstance, captcha: CaptchaService): void {
  app.get('/captcha', async (_request, reply) => {
    const choices = CAPTCHA_MOODS.map(
      (mood) =>
        `<form method="post" action="/captcha/${mood}"><button class="${mood === captcha.mood ? 'yes' : ''}"${
          mood === captcha.mood ? ' aria-pressed="true"' : ''
        }>${MEANINGS[mood]}</button></form>`,
    );
    return reply.headers(CONSOLE_HEADERS).send(
      renderConsolePage({
        title: 'Captcha',
        intro: 'The stand-in for the check that the visitor is a person.',
        body: `<p class="quiet" role="status">Now: ${MEANINGS[captcha.mood]}.</p>${choices.join(' ')}`,
      }),
    );
  });
  app.get('/captcha.json', async () => ({ mood: captcha.mood }));

  app.post<{ Params: { mood: string } }>('/captcha/:mood', async (request, reply) => {
    const mood = CAPTCHA_MOODS.find((name) => name === request.params.mood);
    if (mood === undefined)
      return reply.code(404).send({ message: `unknown; there are: ${CAPTCHA_MOODS.join(', ')}` });
    captcha.mood = mood;
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    return isForm ? reply.redirect('/captcha', 303) : reply.send({ mood });
  });
}
