import type { ProviderRegistry } from '@baize/providers';
import { Gauge } from 'prom-client';

const circuitNumbers = { closed: 0, halfOpen: 1, open: 2 } as const;

/** The state of each provider's circuit breaker. */
export function createCircuitGauge(providers: Pick<ProviderRegistry, 'all'>): Gauge {
  return new Gauge({
    name: 'baize_provider_circuit',
    help: 'Circuit breaker of a provider: 0 closed (calls are sent), 1 half open (one trial call), 2 open (no calls).',
    labelNames: ['provider'],
    registers: [],
    collect() {
      for (const { name, circuit } of providers.all) this.set({ provider: name }, circuitNumbers[circuit()]);
    },
  });
}
