import { type SoundName, sounds, transpose, type Voice } from './sounds.ts';

/** Volume of all sounds together. */
const VOLUME = 0.55;

/** A further voice is left out rather than piled on the others. */
const MAX_VOICES = 24;

/** A gain can't fade to zero exponentially. */
const SILENCE = 0.0001;

/** How much wider than a note the band of a noise is. */
const NOISE_BAND = 0.9;

const STORAGE_KEY = 'studio-sound';

/**
 * Plays the sounds of a game, none until it is switched on. There is one audio context, made by the first press or key after
 * that, because browsers allow none before, and suspended while the page is hidden.
 */
export class SoundPlayer {
  #isOn = readChoice();
  #context: AudioContext | null = null;
  #output: AudioNode | null = null;
  #noise: AudioBuffer | null = null;
  #voices = 0;

  constructor() {
    document.addEventListener('visibilitychange', () => this.#follow());
    for (const gesture of ['pointerdown', 'keydown']) {
      document.addEventListener(gesture, () => this.#follow(), { passive: true });
    }
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  switch(isOn: boolean): void {
    this.#isOn = isOn;
    saveChoice(isOn);
    this.#follow();
  }

  /** @param semitones higher than usual */
  play(name: SoundName, semitones = 0): void {
    const context = this.#context;
    if (!this.#isOn || context?.state !== 'running') return;
    for (const voice of transpose(sounds[name], semitones)) this.#start(context, voice);
  }

  /** Opens the context if there is a reason to, and runs it only while it can be heard. */
  #follow(): void {
    const isHeard = this.#isOn && !document.hidden;
    const isAllowed = !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
    if (isHeard && this.#context === null && isAllowed) this.#open();
    if (this.#context === null) return;
    // A context that the browser doesn't start yet is started by a later press.
    void (isHeard ? this.#context.resume() : this.#context.suspend()).catch(() => {});
  }

  #open(): void {
    const context = new AudioContext({ latencyHint: 'interactive' });
    const volume = context.createGain();
    volume.gain.value = VOLUME;
    volume.connect(context.createDynamicsCompressor()).connect(context.destination);
    this.#context = context;
    this.#output = volume;
    this.#noise = makeNoise(context);
  }

  #start(context: AudioContext, voice: Voice): void {
    if (this.#voices >= MAX_VOICES || this.#output === null) return;
    const start = context.currentTime + voice.atMs / 1_000;
    const end = start + voice.lastsMs / 1_000;
    const fade = context.createGain();
    fade.gain.setValueAtTime(SILENCE, start);
    fade.gain.exponentialRampToValueAtTime(voice.gain, start + voice.attackMs / 1_000);
    fade.gain.exponentialRampToValueAtTime(SILENCE, end);
    fade.connect(this.#output);
    const source =
      voice.wave === 'noise' ? this.#noiseOf(context, voice, start, end) : toneOf(context, voice, start, end);
    source.output.connect(fade);
    this.#voices += 1;
    source.node.addEventListener('ended', () => {
      this.#voices -= 1;
      fade.disconnect();
    });
    source.node.start(start);
    source.node.stop(end);
  }

  #noiseOf(context: AudioContext, { from, to }: Voice, start: number, end: number): Source {
    const node = context.createBufferSource();
    node.buffer = this.#noise;
    node.loop = true;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = NOISE_BAND;
    band.frequency.setValueAtTime(from, start);
    band.frequency.exponentialRampToValueAtTime(to, end);
    node.connect(band);
    return { node, output: band };
  }
}

interface Source {
  node: AudioScheduledSourceNode;
  output: AudioNode;
}

function toneOf(context: AudioContext, { wave, from, to }: Voice, start: number, end: number): Source {
  const node = context.createOscillator();
  if (wave !== 'noise') node.type = wave;
  node.frequency.setValueAtTime(from, start);
  node.frequency.exponentialRampToValueAtTime(to, end);
  return { node, output: node };
}

/** Half a second of white noise, the same for everyone. */
function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let place = 0; place < samples.length; place += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[place] = state / 2 ** 31 - 1;
  }
  return buffer;
}

/** A frame may be without storage; then sound is off when it opens. */
function readChoice(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'on';
  } catch {
    return false;
  }
}

function saveChoice(isOn: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
  } catch {
    // The choice lasts as long as the page.
  }
}
