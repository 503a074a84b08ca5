import { CallError } from '@baize/contract';
import type { PaymentRequest, RovpayAccount, RovpayPort } from '@baize/providers';

import type { PlayerContext } from '../../context.ts';

/** @throws CallError `payment_method_unavailable` if this deployment has no Rovpay */
export function findRovpay(
  { providers }: Pick<PlayerContext, 'providers'>,
  { provider }: { readonly provider: string },
): RovpayPort {
  const rovpay = providers.find('rovpay', provider);
  if (!rovpay) throw new CallError('payment_method_unavailable');
  return rovpay;
}

/** Opens the account of a payment at Rovpay. */
export function openAt(rovpay: RovpayPort) {
  return ({ fields, player, ...request }: PaymentRequest): Promise<RovpayAccount> => {
    const { siteId, transactionId, amountMinor, currency, lang, expiresAt } = request;
    return rovpay.openAccount({
      siteId,
      transactionId,
      amountMinor,
      currency,
      payer: { playerId: player.id, name: fields['name'] ?? '', surname: fields['surname'] ?? '' },
      description: fields['description'] ?? '',
      lang,
      expiresAt,
    });
  };
}

/** An opened account as the calls reply it. */
export function describeAccount(id: number, account: RovpayAccount) {
  return {
    account: { accountBarcode: account.barcode, accountName: account.name, accountId: account.id },
    id: String(id),
    refId: account.providerRef,
    token: account.token,
  };
}
