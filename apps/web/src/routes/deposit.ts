import { defineRoute } from '../shell/router/route.ts';

export interface DepositInput {
  /** The transaction whose payment page the player comes back from. */
  readonly transactionId: number | undefined;
}

export const depositRoute = defineRoute<DepositInput>({
  paths: ['/Deposit'],
  access: 'player',
  title: 'site_title_deposit',
  bodyClass: 'deposit',
  frame: 'page',
  speaksOfAccount: true,
  searchNames: ['transaction'],
  parse(_, search) {
    const id = Number(search.get('transaction'));
    return { transactionId: Number.isSafeInteger(id) && id > 0 ? id : undefined };
  },
  source: 'areas/money/deposit-page.tsx',
  view: async () => (await import('../areas/money/deposit-page.tsx')).DepositPage,
});
