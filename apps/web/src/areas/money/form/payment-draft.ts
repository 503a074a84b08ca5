import { tabEntries } from '../../../app/browser-storage.ts';
import type { PaymentKind } from './payment-method.ts';
import type { PaymentValues } from './payment-values.ts';

/* What a player has typed into a payment form: it survives the end of the session, a reload and another language. */
const STORAGE_KEY = 'baize.payment.';

interface Draft {
  /** Somebody else who signs in in this tab must not see it. */
  readonly playerId: number;
  readonly methodId: number;
  readonly values: PaymentValues;
}

function isDraft(found: unknown): found is Draft {
  return (
    typeof found === 'object' &&
    found !== null &&
    'playerId' in found &&
    'methodId' in found &&
    'values' in found &&
    typeof found.values === 'object' &&
    found.values !== null &&
    Object.values(found.values).every((value) => typeof value === 'string')
  );
}

export function saveDraft(kind: PaymentKind, draft: Draft): void {
  tabEntries.write(STORAGE_KEY + kind, JSON.stringify(draft));
}

export function clearDraft(kind: PaymentKind): void {
  tabEntries.remove(STORAGE_KEY + kind);
}

/** The form that this player has begun in this tab. */
export function readDraft(kind: PaymentKind, playerId: number | undefined): Draft | undefined {
  try {
    const found: unknown = JSON.parse(tabEntries.read(STORAGE_KEY + kind) ?? 'null');
    return isDraft(found) && found.playerId === playerId ? found : undefined;
  } catch {
    return undefined;
  }
}
