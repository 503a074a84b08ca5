import type { ProviderRegistry } from '@baize/providers';
import { Gauge } from 'prom-client';

const circuitNumbers = { closed: 0, halfOpen: 1, open: 2 } as const;

/** Whether calls go out to each provider. */
export function createCircuitGauge(providers: Pick<ProviderRegistry, 'all'>): Gauge {
  return new Gauge({
    name: 'baize_provider_circuit',
    help: 'Whether calls go out to a provider: 0 closed (they do), 1 half open (one on trial), 2 open (none).',
    labelNames: ['provider'],
    registers: [],
    collect() {
      for (const { name, circuit } of providers.all) this.set({ provider: name }, circuitNumbers[circuit()]);
    },
  });
}
