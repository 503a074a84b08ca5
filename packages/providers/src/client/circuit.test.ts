import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CircuitOpen, createCircuit, FAILURES_IN_A_ROW, PAUSE_MS } from './circuit.ts';

// The library reads the system's clock, so the test fakes that one.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const fail = () => Promise.reject(new Error('down'));
const succeed = () => Promise.resolve('up');

async function openedCircuit() {
  const circuit = createCircuit();
  for (let count = 0; count < FAILURES_IN_A_ROW; count += 1)
    await expect(circuit.run(fail)).rejects.toThrow('down');
  return circuit;
}

describe('a circuit', () => {
  it('opens after five failures in a row, and not before', async () => {
    const circuit = createCircuit();
    for (let count = 1; count < FAILURES_IN_A_ROW; count += 1)
      await expect(circuit.run(fail)).rejects.toThrow('down');
    expect(circuit.status()).toBe('closed');
    expect(await circuit.run(succeed)).toBe('up');
    for (let count = 0; count < FAILURES_IN_A_ROW; count += 1) {
      expect(circuit.status()).toBe('closed');
      await expect(circuit.run(fail)).rejects.toThrow('down');
    }
    expect(circuit.status()).toBe('open');
  });

  it('fails at once while it is open, without a call', async () => {
    const circuit = await openedCircuit();
    const work = vi.fn<() => Promise<string>>(succeed);
    vi.setSystemTime(Date.now() + PAUSE_MS - 1);
    await expect(circuit.run(work)).rejects.toBeInstanceOf(CircuitOpen);
    expect(work).not.toHaveBeenCalled();
  });

  it('lets one trial call through after the pause, and refuses others until it succeeds', async () => {
    const circuit = await openedCircuit();
    vi.setSystemTime(Date.now() + PAUSE_MS);
    let finish: (value: string) => void = () => undefined;
    const trial = circuit.run(() => new Promise<string>((resolve) => (finish = resolve)));
    expect(circuit.status()).toBe('halfOpen');
    await expect(circuit.run(succeed)).rejects.toBeInstanceOf(CircuitOpen);
    finish('up');
    expect(await trial).toBe('up');
    expect(circuit.status()).toBe('closed');
    expect(await circuit.run(succeed)).toBe('up');
  });

  it('opens again if the trial fails', async () => {
    const circuit = await openedCircuit();
    vi.setSystemTime(Date.now() + PAUSE_MS);
    await expect(circuit.run(fail)).rejects.toThrow('down');
    expect(circuit.status()).toBe('open');
    await expect(circuit.run(succeed)).rejects.toBeInstanceOf(CircuitOpen);
  });
});
