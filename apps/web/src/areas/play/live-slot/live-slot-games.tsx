import { parseWire } from '@baize/currency';
import { ButtonLink } from '@baize/ui';
import { useSuspenseQuery } from '@tanstack/react-query';

import { liveSlotAddress } from '../../../addresses/live-slot-address.ts';
import { useApp } from '../../../app/app.ts';
import { pictureSource } from '../../../app/picture.ts';
import { callQuery } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { PlayLink } from '../play-link.tsx';
import { VolatilitySteps } from '../volatility-steps.tsx';

/** The games with what they state, each with a link to play it. */
export function LiveSlotGames() {
  const t = useMessages();
  const money = useMoneyFormat();
  const app = useApp();
  const { data } = useSuspenseQuery(callQuery(app, 'GET /live-slot/games'));
  const percent = new Intl.NumberFormat(app.language, { style: 'percent', minimumFractionDigits: 2 });
  return (
    <section className="grid gap-4" aria-labelledby="live-slot-games">
      <h2 id="live-slot-games">{t('live_slot_games')}</h2>
      <ul className="live-slots">
        {data.games.map((game) => (
          <li key={game.id} className="panel">
            <img
              {...pictureSource(game.image, 'landscape')}
              sizes="(max-width: 549px) 100vw, 50vw"
              alt=""
              loading="lazy"
            />
            <div>
              <h3>{game.name}</h3>
              <p>{game.studio}</p>
              <dl>
                {game.rtp !== null && (
                  <div>
                    <dt>{t('play_rtp')}</dt>
                    <dd>{percent.format(Number(game.rtp) / 100)}</dd>
                  </div>
                )}
                {game.volatility !== null && (
                  <div>
                    <dt>{t('play_volatility')}</dt>
                    <dd>
                      <VolatilitySteps level={game.volatility} />
                    </dd>
                  </div>
                )}
                {game.min_bet !== null && game.max_bet !== null && (
                  <div>
                    <dt>{t('live_slot_stakes')}</dt>
                    <dd>
                      {money.short(parseWire(game.min_bet))} – {money.short(parseWire(game.max_bet))}
                    </dd>
                  </div>
                )}
              </dl>
              <ButtonLink
                href={liveSlotAddress(game.id)}
                linkAs={PlayLink}
                aria-label={t('live_slot_play', { name: game.name })}
              >
                {t('play_play')}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
