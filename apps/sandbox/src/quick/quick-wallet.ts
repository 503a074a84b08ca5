import {
  formatDecimal,
  QUICK_WALLET_PATH,
  type QuickCall,
  type QuickReply,
  quickReply,
  signForm,
  type SigningKey,
} from '@baize/providers';

import { postText } from '../wire/post-text.ts';
import type { TableReply, TableRound, TableWallet } from './table-wallet.ts';

/** The provider's side of its own dialect: hashed forms. */
export function createQuickWallet({
  siteUrl,
  timeoutMs,
}: {
  readonly siteUrl: string;
  readonly timeoutMs: number;
}): TableWallet {
  async function send(
    key: SigningKey,
    call: QuickCall,
    fields: Readonly<Record<string, string>>,
  ): Promise<QuickReply | null> {
    const result = await postText({
      url: `${siteUrl}${QUICK_WALLET_PATH}/${call}`,
      body: signForm(fields, key, call),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      timeoutMs,
    });
    return result.kind === 'answer' && result.status === 200 ? readReply(result.body) : null;
  }
  const book = async (...call: Parameters<typeof send>): Promise<TableReply | null> => {
    const reply = await send(...call);
    return reply && { error: reply.error, balanceMinor: minor(reply.cash) };
  };

  return {
    async open({ key, token }) {
      const reply = await send(key, 'authenticate', { token });
      if (reply === null) return null;
      const [min, max] = [minor(reply.minBet), minor(reply.maxBet)];
      const { error, userId } = reply;
      const seat = { error, userId, token: reply.token, balanceMinor: minor(reply.cash) };
      return min === undefined || max === undefined ? seat : { ...seat, limits: { min, max } };
    },
    balance: (key, { userId }) => book(key, 'balance', { userId }),
    bet: (key, round) =>
      book(key, 'bet', {
        ...play(round),
        token: round.token,
        reference: `b${round.id}`,
        amount: decimal(round.stakeMinor),
      }),
    refund: (key, { id, userId, stakeMinor }) =>
      book(key, 'refund', { userId, reference: `b${id}`, amount: decimal(stakeMinor) }),
    win: (key, round) =>
      book(key, 'result', { ...play(round), reference: `r${round.id}`, amount: decimal(round.winMinor) }),
    end: (key, { id: roundId, userId }) => book(key, 'endRound', { userId, roundId }),
  };
}

const play = ({ id: roundId, userId, gameId, currency }: TableRound) => ({
  userId,
  gameId,
  roundId,
  currency,
});
const decimal = (amountMinor: number) => formatDecimal(BigInt(amountMinor));

/** The wallet's numbers have two decimals, so rounding to minor units is exact. */
function minor(amount: number | undefined): number | undefined {
  return amount === undefined ? undefined : Math.round(amount * 100);
}

function readReply(body: string): QuickReply | null {
  try {
    const reading = quickReply.safeParse(JSON.parse(body));
    return reading.success ? reading.data : null;
  } catch {
    return null;
  }
}
