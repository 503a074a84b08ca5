import { transactionKind } from '@baize/contract';

import type { DepositBlock } from '../deposit/deposit-blocked.tsx';
import { usePaymentDetails } from '../payment-queries.ts';
import type { PaymentMethod } from '../form/payment-method.ts';

interface PageMethod {
  readonly method: PaymentMethod | undefined;
  /** Why no deposit can be started now. */
  readonly blocked: DepositBlock | null;
  readonly error: unknown;
  readonly isLoading: boolean;
  retry(): void;
}

/** The method whose form is sent to this call; undefined if the brand does not offer it. */
export function usePageMethod(endpoint: string): PageMethod {
  const { data, error, isPending, refetch } = usePaymentDetails(transactionKind.deposit);
  const method = data?.data.methods.find(({ options }) => options.endpoint === endpoint);
  return {
    method,
    blocked: data?.data.blocked ?? null,
    error: data ? undefined : error,
    isLoading: isPending,
    retry: () => void refetch(),
  };
}
