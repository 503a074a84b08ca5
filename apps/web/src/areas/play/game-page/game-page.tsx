import { Panel } from '@baize/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';

import type { GameInput } from '../../../addresses/play-address.ts';
import { useApp } from '../../../app/app.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { gameDetail, gameSheet } from './game-page-data.ts';
import { GameFacts } from '../game-facts.tsx';
import { GameRail } from '../game-rail.tsx';
import { lobbyOf } from '../lobby-of.ts';
import { GameHead } from './game-head.tsx';
import { type GameSheet, rulesOf } from './game-rules.ts';
import './game-page.css';

export { loadGamePage } from './game-page-data.ts';

function Rules({ sheet }: { sheet: GameSheet }) {
  const t = useMessages();
  const titleId = useId();
  return (
    <Panel as="section" className="game-rules" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('play_rules')}</h2>
      <dl>
        {rulesOf(sheet).map(({ title, text, values }) => (
          <div key={title}>
            <dt>{t(title)}</dt>
            <dd>{t(text, values)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Everything that is known about a game, before any bet. */
export function GamePage({ input }: { input: GameInput }) {
  const t = useMessages();
  const app = useApp();
  const sheet = useSuspenseQuery(gameSheet(app, input.gameId)).data.data;
  const { similar } = useSuspenseQuery(gameDetail(app, input.gameId)).data.data;
  return (
    <div className="stack game-page" key={input.gameId}>
      <GameHead sheet={sheet} />
      <GameFacts detail={sheet} releasedAt={sheet.released_at} />
      <Rules sheet={sheet} />
      <GameRail title={t('play_similar')} games={similar} allHref={lobbyOf(sheet.game)} />
    </div>
  );
}
