import type { FastifyReply, FastifyRequest } from 'fastify';

import { escapeHtml } from './html.ts';

interface Choices {
  readonly title: string;
  /** Where a choice is posted: its name follows. */
  readonly path: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly current: string;
}

/** A row of buttons of which one is pressed. */
export function drawChoices({ title, path, choices, current }: Choices): string {
  const buttons = Object.entries(choices).map(([name, label]) => {
    const marks = name === current ? ' class="yes" aria-pressed="true"' : ' aria-pressed="false"';
    return `<form method="post" action="${path}/${name}"><button${marks}>${escapeHtml(label)}</button></form>`;
  });
  return `<h2>${title}</h2><div class="row">${buttons.join('')}</div>`;
}

interface Answer {
  /** Path of the console. */
  readonly home: string;
  /** Outcome of the action. */
  readonly said: string;
  readonly json?: object;
}

/** Forms are redirected to the console's page, programs get JSON. */
export function answerAction(request: FastifyRequest, reply: FastifyReply, { home, said, json }: Answer) {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (!isForm) return reply.send(json ?? { said });
  return reply.redirect(`${home}?${new URLSearchParams({ said })}`, 303);
}
