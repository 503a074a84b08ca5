import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { SoundPlayer } from './sound-player.ts';
import { sounds } from './sounds.ts';

/** An audio context that counts what is started. */
class FakeContext {
  static opened = 0;
  static started = 0;
  static last: FakeContext | undefined;
  state = 'suspended';
  readonly currentTime = 0;
  readonly sampleRate = 8;
  readonly destination = {};

  constructor() {
    FakeContext.opened += 1;
    FakeContext.last = this;
  }

  readonly #param = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} });
  readonly #node = () => ({
    gain: this.#param(),
    frequency: this.#param(),
    Q: this.#param(),
    connect: (next: object) => next,
    disconnect() {},
    addEventListener() {},
    start() {
      FakeContext.started += 1;
    },
    stop() {},
  });
  createGain = this.#node;
  createDynamicsCompressor = this.#node;
  createBiquadFilter = this.#node;
  createBufferSource = this.#node;
  createOscillator = this.#node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
  async resume() {
    this.state = 'running';
  }
  async suspend() {
    this.state = 'suspended';
  }
}

describe('SoundPlayer', () => {
  let page: EventTarget & { hidden: boolean };
  let stored: Map<string, string>;
  const activation = { hasBeenActive: false };

  beforeEach(() => {
    FakeContext.opened = 0;
    FakeContext.started = 0;
    FakeContext.last = undefined;
    activation.hasBeenActive = false;
    stored = new Map();
    page = Object.assign(new EventTarget(), { hidden: false });
    vi.stubGlobal('document', page);
    vi.stubGlobal('AudioContext', FakeContext);
    vi.stubGlobal('navigator', { userActivation: activation });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  function press(): void {
    activation.hasBeenActive = true;
    page.dispatchEvent(new Event('pointerdown'));
  }

  it('is silent and opens nothing until it is switched on', () => {
    const player = new SoundPlayer();
    press();
    player.play('winLarge');
    expect(player.isOn).toBe(false);
    expect([FakeContext.opened, FakeContext.started]).toEqual([0, 0]);
  });

  it('plays every voice of a sound once it is on, in one context', () => {
    const player = new SoundPlayer();
    press();
    player.switch(true);
    player.play('reelStop');
    player.play('winSmall');
    expect(FakeContext.opened).toBe(1);
    expect(FakeContext.started).toBe(sounds.reelStop.length + sounds.winSmall.length);
    player.switch(false);
    player.play('reelStop');
    expect(FakeContext.started).toBe(sounds.reelStop.length + sounds.winSmall.length);
  });

  it('remembers the choice, and waits for the first press before it opens a context', () => {
    new SoundPlayer().switch(true);
    const player = new SoundPlayer();
    expect(player.isOn).toBe(true);
    expect(FakeContext.opened).toBe(0);
    press();
    player.play('card');
    expect(FakeContext.started).toBe(sounds.card.length);
  });

  it('is suspended while the page is hidden', () => {
    const player = new SoundPlayer();
    press();
    player.switch(true);
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(FakeContext.last?.state).toBe('suspended');
    player.play('card');
    expect(FakeContext.started).toBe(0);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(FakeContext.last?.state).toBe('running');
  });

  it('leaves out voices beyond the maximum', () => {
    const player = new SoundPlayer();
    press();
    player.switch(true);
    for (let count = 0; count < 40; count += 1) player.play('card');
    expect(FakeContext.started).toBe(24);
  });

  it('works without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    const player = new SoundPlayer();
    press();
    player.switch(true);
    player.play('card');
    expect(player.isOn).toBe(true);
    expect(FakeContext.started).toBe(sounds.card.length);
  });
});
