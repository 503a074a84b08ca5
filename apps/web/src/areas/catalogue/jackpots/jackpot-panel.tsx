import './jackpots.css';
import { lobbyPaths } from '@baize/contract/page-addresses';
import { parseWire } from '@baize/currency';
import type { MessageKey } from '@baize/messages/keys';
import { DigitCounter, Icon, type IconName } from '@baize/ui';
import { useId, useState } from 'react';

import { jackpotStudioAddress } from '../../../addresses/studio-address.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { Link } from '../../../router/index.ts';
import { JackpotRules } from './jackpot-rules.tsx';
import { type JackpotKind, type JackpotTier, useJackpot } from './use-jackpots.ts';

interface TierStyle {
  readonly id: string;
  readonly name: MessageKey;
  readonly icon: IconName;
}

/** The tiers of each jackpot, largest first, shown before their amounts have loaded. */
const tierStyles: Readonly<Record<JackpotKind, readonly TierStyle[]>> = {
  cards: [
    { id: 'spade', name: 'feeds_tier_spade', icon: 'spade' },
    { id: 'heart', name: 'feeds_tier_heart', icon: 'heart' },
    { id: 'diamond', name: 'feeds_tier_diamond', icon: 'diamond' },
    { id: 'club', name: 'feeds_tier_club', icon: 'club' },
  ],
  grand: [
    { id: 'grand', name: 'feeds_tier_grand', icon: 'crown' },
    { id: 'mega', name: 'feeds_tier_mega', icon: 'gem' },
    { id: 'major', name: 'feeds_tier_major', icon: 'sparkles' },
    { id: 'minor', name: 'feeds_tier_minor', icon: 'star' },
  ],
};
const titles = { cards: 'feeds_jackpot_cards', grand: 'feeds_jackpot_grand' } as const;
/** One studio feeds the card jackpot, many games feed the other. */
const games = { cards: jackpotStudioAddress, grand: lobbyPaths.jackpot } as const;

function Tier({
  style,
  tier,
  isWaiting,
}: {
  style: TierStyle;
  tier: JackpotTier | undefined;
  isWaiting: boolean;
}) {
  const t = useMessages();
  const money = useMoneyFormat();
  return (
    <li className="jackpot-tier">
      <span className="jackpot-name">
        <Icon name={style.icon} size={16} />
        {t(style.name)}
      </span>
      {tier?.amount == null ? (
        <span className="jackpot-none">{isWaiting ? '' : t('feeds_jackpot_silent')}</span>
      ) : (
        <DigitCounter className="jackpot-amount" text={money.exact(parseWire(tier.amount))} />
      )}
      <small>
        {tier && t('feeds_jackpot_must_hit_by', { amount: money.exact(parseWire(tier.must_hit_by)) })}
      </small>
    </li>
  );
}

export interface JackpotPanelProps {
  readonly kind: JackpotKind;
  /** Of the heading. */
  readonly level?: 2 | 3;
  /** Off-screen in a carousel: nothing in it can be focused. */
  readonly isAway?: boolean;
}

/** A jackpot: its tiers with their real amounts, how they are won, and a link to its games. */
export function JackpotPanel({ kind, level = 2, isAway = false }: JackpotPanelProps) {
  const t = useMessages();
  const titleId = useId();
  const [areRulesOpen, setRulesOpen] = useState(false);
  const { jackpot, isWaiting, ref } = useJackpot(kind);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <>
      <section ref={ref} className="jackpot-panel felt" aria-labelledby={titleId} inert={isAway}>
        <header>
          <Heading id={titleId} className="display">
            <Link href={games[kind]} aria-label={t('feeds_jackpot_games', { name: t(titles[kind]) })}>
              {t(titles[kind])}
              <Icon name="chevron-right" size={16} />
            </Link>
          </Heading>
          <button type="button" className="jackpot-rules" onClick={() => setRulesOpen(true)}>
            <Icon name="info" size={16} />
            {t('feeds_jackpot_how')}
          </button>
        </header>
        <ul>
          {tierStyles[kind].map((style) => (
            <Tier
              key={style.id}
              style={style}
              tier={jackpot.tiers.find(({ id }) => id === style.id)}
              isWaiting={isWaiting}
            />
          ))}
        </ul>
      </section>
      {/* Outside of the panel, so that it stays usable if the carousel turns meanwhile. */}
      {areRulesOpen && (
        <JackpotRules
          title={t(titles[kind])}
          sharePoints={jackpot.sharePoints}
          onClose={() => setRulesOpen(false)}
        />
      )}
    </>
  );
}
