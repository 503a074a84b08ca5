import { useShowsItem } from '../../frame/use-shows-item.ts';
import { useLimits } from './limit-queries.ts';

export interface FirstLimitState {
  /** Whether the player still has to answer; undefined while that is loaded, or if it could not be. */
  readonly isAsked: boolean | undefined;
  /** Why that could not be loaded. */
  readonly failure: Error | undefined;
  retry(): void;
}

/** Whether a deposit limit is to be set or declined before the first deposit, as stored by the server. */
export function useFirstLimit(): FirstLimitState {
  const isOffered = useShowsItem('limits');
  const { data, error, refetch } = useLimits();
  const isAsked = data && data.data.prompt === 'first_deposit';
  return {
    isAsked: isOffered ? isAsked : false,
    failure: isOffered && data === undefined && error !== null ? error : undefined,
    retry: () => void refetch(),
  };
}
