/** One tone or burst of noise of a sound. */
export interface Voice {
  /** `noise` is white noise through a band of the voice's frequency. */
  wave: 'sine' | 'triangle' | 'square' | 'noise';
  /** Hertz at its start and its end. */
  from: number;
  to: number;
  /** Start and length in milliseconds. */
  atMs: number;
  lastsMs: number;
  /** Milliseconds until it is loudest; then it fades out. */
  attackMs: number;
  /** Loudness from 0 to 1, before the volume of all sounds. */
  gain: number;
}

/** A plucked or struck tone. */
function tone(from: number, atMs: number, lastsMs: number, gain: number, to = from): Voice {
  return { wave: 'triangle', from, to, atMs, lastsMs, attackMs: 4, gain };
}

/** A soft tone like a bell. */
function bell(from: number, atMs: number, lastsMs: number, gain: number): Voice[] {
  return [
    { wave: 'sine', from, to: from, atMs, lastsMs, attackMs: 3, gain },
    {
      wave: 'sine',
      from: from * 2.76,
      to: from * 2.76,
      atMs,
      lastsMs: lastsMs * 0.4,
      attackMs: 2,
      gain: gain * 0.25,
    },
  ];
}

function noise(from: number, atMs: number, lastsMs: number, gain: number, to = from): Voice {
  return { wave: 'noise', from, to, atMs, lastsMs, attackMs: 3, gain };
}

/** Notes in hertz: C major, so that sounds that meet are in tune. */
const [C4, E4, G4, C5, D5, E5, G5, A5, C6, E6] = [
  261.6, 329.6, 392, 523.3, 587.3, 659.3, 784, 880, 1046.5, 1318.5,
];

/** Every sound of the games: short, quiet, and without any loop. */
export const sounds = {
  reelStart: [noise(500, 0, 160, 0.1, 1_600), tone(140, 0, 120, 0.16, 210)],
  reelStop: [noise(300, 0, 60, 0.16, 160), tone(150, 0, 90, 0.24, 90)],
  symbolLand: [noise(900, 0, 35, 0.06, 500), tone(220, 0, 60, 0.1, 170)],
  tumble: [tone(G4, 0, 90, 0.12, C5), noise(1_800, 10, 70, 0.04, 900)],
  coinLock: [noise(4_000, 0, 25, 0.05), ...bell(E6, 0, 260, 0.12), ...bell(C6, 45, 240, 0.1)],
  winSmall: [...bell(C5, 0, 260, 0.13), ...bell(E5, 90, 300, 0.13)],
  winMedium: [...bell(C5, 0, 260, 0.14), ...bell(E5, 90, 260, 0.14), ...bell(G5, 180, 380, 0.15)],
  winLarge: [
    ...bell(C5, 0, 300, 0.14),
    ...bell(E5, 110, 300, 0.14),
    ...bell(G5, 220, 320, 0.15),
    ...bell(C6, 330, 700, 0.16),
    tone(C4, 330, 650, 0.1),
  ],
  featureStart: [
    tone(C4, 0, 420, 0.1, G4),
    ...bell(G5, 160, 420, 0.1),
    ...bell(D5, 160, 420, 0.08),
    noise(700, 0, 420, 0.04, 2_600),
  ],
  chip: [noise(3_000, 0, 22, 0.08, 2_200), tone(900, 0, 40, 0.07, 700)],
  card: [noise(2_600, 0, 55, 0.1, 1_200)],
  wheelTick: [noise(2_200, 0, 18, 0.1), tone(720, 0, 22, 0.07, 520)],
  ball: [tone(1_500, 0, 30, 0.08, 1_150), noise(3_200, 0, 16, 0.05)],
  dice: [noise(1_500, 0, 40, 0.12, 900), noise(1_200, 75, 40, 0.1, 800), noise(1_000, 160, 50, 0.08, 600)],
  crashRise: [{ wave: 'sine', from: C4, to: E4, atMs: 0, lastsMs: 90, attackMs: 20, gain: 0.07 }],
  crashBurst: [noise(900, 0, 420, 0.22, 120), tone(110, 0, 360, 0.2, 62)],
  numberDrawn: [...bell(A5, 0, 180, 0.11)],
} as const satisfies Record<string, readonly Voice[]>;

export type SoundName = keyof typeof sounds;

/** Voices moved up or down by semitones, such as for the next reel or the next fall. */
export function transpose(voices: readonly Voice[], semitones: number): Voice[] {
  const ratio = 2 ** (semitones / 12);
  return voices.map((voice) => ({ ...voice, from: voice.from * ratio, to: voice.to * ratio }));
}

/** Stakes from which a win is medium, and large. */
const MEDIUM_STAKES = 10;
const LARGE_STAKES = 50;

/** The sound of a round's win in minor units; null for the stake or less, which is no win. */
export function winSound(winMinor: number, stakeMinor: number): SoundName | null {
  if (winMinor <= stakeMinor) return null;
  if (winMinor < stakeMinor * MEDIUM_STAKES) return 'winSmall';
  return winMinor < stakeMinor * LARGE_STAKES ? 'winMedium' : 'winLarge';
}

const HIGHEST_RISE = 24;

/** Semitones by which the sound of a climb is higher at a multiplier: an octave each time it doubles, two at most. */
export function riseSemitones(multiplier: number): number {
  return Math.min(HIGHEST_RISE, Math.max(0, 12 * Math.log2(multiplier)));
}
