import { FORM_HASH, formatForm, walletPath } from '@baize/providers';

import { postOverHttp } from './post-over-http.ts';
import { decimalText, presentFields, readFormAnswer, quickDriver } from './sandbox-quick-driver.ts';
import { type WalletCallName, type WalletDriver, type WalletFields } from './wallet-driver.ts';

const PROVIDER_ID = 'FormStudio';

const names: Readonly<Record<Exclude<WalletCallName, 'win'>, string>> = {
  session: 'authenticate.html',
  balance: 'balance.html',
  bet: 'bet.html',
  rollback: 'refund.html',
  round_end: 'endRound.html',
  reverse_win: 'adjustment.html',
  pair: 'result.html',
  batch: '',
};
const winNames: Readonly<Record<string, string>> = {
  round: 'result.html',
  promo: 'promoWin.html',
  jackpot: 'jackpotWin.html',
};

function formFields(call: WalletCallName, fields: WalletFields, providerId: string): Record<string, string> {
  const { kind = 'round', tx } = fields;
  const amount = decimalText(fields.amount);
  return presentFields({
    providerId,
    token: call === 'session' ? fields.token : fields.session,
    userId: fields.player,
    gameId: fields.game,
    roundId: fields.round,
    reference: call === 'rollback' ? (fields.bet_tx ?? undefined) : tx,
    amount: call === 'reverse_win' ? `-${amount}` : amount,
    ...(kind === 'promo' && { campaignId: 'c1', campaignType: 'T', currency: fields.currency }),
    ...(kind === 'jackpot' && { jackpotId: 'j1' }),
    ...(call === 'pair' && { amount: '25.00', promoWinAmount: '3.00', promoWinReference: `${tx}-promo` }),
  });
}

export const formHashDriver: WalletDriver = {
  provider: FORM_HASH,
  gameId: 140_411,
  otherGameId: 140_412,
  namesBets: false,
  badAmounts: quickDriver.badAmounts,
  code: (word) => quickDriver.code(word),
  undecidedHttp: 200,
  foreignRollback: 'OK',
  furtherCalls: ['reverse_win', 'pair'],
  namesCurrency: false,
  freeKinds: ['promo', 'jackpot'],
  // A result and a promotion, after their bet.
  pairMinor: 2_800n,
  settings: ({ keys, siteIds }) => ({
    secrets: siteIds.map((siteId) => `${siteId}=${keys.current(FORM_HASH, siteId).secret}`).join(','),
    secureLogin: 'baize',
    providerId: PROVIDER_ID,
  }),
  async send(app, call, fields, how = {}) {
    const { siteId = app.brand.siteId, tamper, party = FORM_HASH, loseReplyAfter } = how;
    const name = call === 'win' ? (winNames[fields.kind ?? 'round'] ?? '') : names[call];
    const providerId = app.studio?.providerId ?? PROVIDER_ID;
    const form = formatForm(formFields(call, fields, providerId), app.keys.current(party, siteId).secret);
    const { http, text } = await postOverHttp(app, {
      path: `${walletPath(FORM_HASH, siteId)}/${name}`,
      body: tamper?.(form) ?? form,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      loseReplyAfter,
    });
    return readFormAnswer(http, text);
  },
};
