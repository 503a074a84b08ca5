import {
  QUICK_WALLET_PATH,
  type QuickCall,
  type QuickReply,
  quickReply,
  signForm,
  type SigningKey,
} from '@baize/providers';

export interface QuickWallet {
  /** The wallet's reply; null if the outcome is unknown. Never throws. */
  send(
    key: SigningKey,
    call: QuickCall,
    fields: Readonly<Record<string, string>>,
  ): Promise<QuickReply | null>;
}

/** The provider's side of the wallet protocol: hashed forms. */
export function createQuickWallet({
  siteUrl,
  timeoutMs,
}: {
  readonly siteUrl: string;
  readonly timeoutMs: number;
}): QuickWallet {
  return {
    async send(key, call, fields) {
      try {
        const response = await fetch(`${siteUrl}${QUICK_WALLET_PATH}/${call}`, {
          method: 'POST',
          body: signForm(fields, key, call),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (response.status !== 200) return null;
        const reading = quickReply.safeParse(await response.json());
        return reading.success ? reading.data : null;
      } catch {
        return null;
      }
    },
  };
}
