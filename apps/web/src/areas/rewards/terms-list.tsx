import { offeredWallets } from '../../addresses/offered-wallets.ts';
import { useApp } from '../../app/app.ts';
import { useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import type { OfferedBonus } from './reward-queries.ts';
import { type TermLine, termLines } from './term-lines.ts';

/** The terms of a bonus in short answers. */
export function TermsList({
  terms,
  also = [],
}: {
  readonly terms: OfferedBonus;
  readonly also?: readonly TermLine[];
}) {
  const t = useMessages();
  const { brand, language } = useApp();
  const money = useMoneyFormat();
  const currency = useSession().user?.currency;
  const words = { t, money, language, currency, hasWallets: offeredWallets(brand).length > 0 };
  return (
    <dl className="bonus-terms">
      {[...termLines(terms, words), ...also].map(({ label, text }) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
