import type { FastifyInstance } from 'fastify';

import { renderWorkbenchPage, WORKBENCH_HEADERS } from '../doors/workbench-page.ts';
import { CAPTCHA_MOODS, type CaptchaDesk, type CaptchaMood } from './captcha-desk.ts';

const MEANINGS: Readonly<Record<CaptchaMood, string>> = {
  pass: 'Pass by itself',
  fail: 'Let nobody pass',
  ask: 'Ask for a press',
  'hang-up': 'Pass, but hang up on the site',
};

/** `/captcha`: what the widgets of all brands do from now on. */
export function addCaptchaDoor(app: FastifyInstance, desk: CaptchaDesk): void {
  app.get('/captcha', async (_request, reply) => {
    const choices = CAPTCHA_MOODS.map(
      (mood) =>
        `<form method="post" action="/captcha/${mood}"><button class="${mood === desk.mood ? 'yes' : ''}"${
          mood === desk.mood ? ' aria-pressed="true"' : ''
        }>${MEANINGS[mood]}</button></form>`,
    );
    return reply.headers(WORKBENCH_HEADERS).send(
      renderWorkbenchPage({
        title: 'Captcha',
        intro: 'The stand-in for the check that a person sits at the other end.',
        body: `<p class="quiet" role="status">Now: ${MEANINGS[desk.mood]}.</p>${choices.join(' ')}`,
      }),
    );
  });
  app.get('/captcha.json', async () => ({ mood: desk.mood }));

  app.post<{ Params: { mood: string } }>('/captcha/:mood', async (request, reply) => {
    const mood = CAPTCHA_MOODS.find((name) => name === request.params.mood);
    if (mood === undefined)
      return reply.code(404).send({ message: `unknown; there are: ${CAPTCHA_MOODS.join(', ')}` });
    desk.mood = mood;
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    return isForm ? reply.redirect('/captcha', 303) : reply.send({ mood });
  });
}
