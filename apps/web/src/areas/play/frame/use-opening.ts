import { type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

interface Opening<Opened> {
  readonly opened: Opened | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** Another one for each launch, so that each gets a new frame. */
  readonly key: string;
  /** Opens it anew. */
  reload(): void;
}

/** Opens what has an address that works once, so it is never cached or requested twice. */
export function useOpening<Opened>(
  name: readonly (string | number)[],
  open: (context: Pick<QueryFunctionContext, 'signal'>) => Promise<Opened>,
  isEnabled = true,
): Opening<Opened> {
  const [attempt, setAttempt] = useState(0);
  const queryKey = [...name, attempt];
  const { data, error, isFetching } = useQuery({
    queryKey,
    queryFn: open,
    enabled: isEnabled,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return { opened: data, error, isFetching, key: queryKey.join(' '), reload };
}
