import { screenDevice } from '../../../app/screen-class.ts';
import { useCall } from '../../../call/index.ts';
import type { ProviderLaunch } from '../frame/provider-frame.tsx';
import { useOpening } from '../frame/use-opening.ts';

export type BinaryMode = 'demo' | 'real';

/** Opens the game. */
export function useBinaryLaunch(mode: BinaryMode, isOpen: boolean): ProviderLaunch {
  const call = useCall();
  const open = async ({ signal }: { signal: AbortSignal }) => {
    const query = { device: screenDevice() };
    const reply = await call('GET /binary-option/{mode}', { params: { mode }, query, signal });
    return reply.data.url;
  };
  const { opened, error, key, reload } = useOpening(['binary option', mode], open, isOpen);
  return { url: opened, error, key, reload };
}
