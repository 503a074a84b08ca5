/** What games of one stake and one draw say alike. */
export const ONCE_TEXTS = {
  tr: {
    wait: '{seconds} sn sonra',
    won: '{times} · {amount} kazandınız.',
    returned: '{times} · {amount} geri döndü.',
    lost: 'Bu oyun kazanmadı.',
    last: 'Son oyunlar',
    lastGame: 'Son oyununuz: {result}',
    pays: 'Öder',
    chance: 'Olasılık',
  },
  en: {
    wait: 'in {seconds} s',
    won: '{times} · you won {amount}.',
    returned: '{times} · {amount} came back.',
    lost: 'This game did not win.',
    last: 'Last games',
    lastGame: 'Your last game: {result}',
    pays: 'Pays',
    chance: 'Chance',
  },
};

export type OnceTexts = typeof ONCE_TEXTS.tr & {
  /** On the button, before the first game, and while the result is shown. */
  readonly go: string;
  readonly ready: string;
  readonly playing: string;
};
