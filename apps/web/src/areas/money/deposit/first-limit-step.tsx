import { Skeleton } from '@baize/ui';

import { PartFailure } from '../../../frame/part-failure.tsx';
import { FirstLimit } from '../../limits/index.ts';
import type { FirstLimitState } from '../../limits/late.ts';

/** In place of the form of a deposit as long as `isAsked` is not false. */
export function FirstLimitStep({ isAsked, failure, retry }: FirstLimitState) {
  if (failure) return <PartFailure error={failure} onRetry={retry} failures={1} />;
  const loading = <Skeleton className="h-100 w-full" />;
  return isAsked ? <FirstLimit fallback={loading} failed={PartFailure} /> : loading;
}
