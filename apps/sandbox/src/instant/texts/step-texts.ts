/** What games of one step after another say alike. */
export const STEP_TEXTS = {
  tr: {
    start: 'Başla',
    cashOut: 'Çek',
    takeBack: 'Bahsi geri al',
    wait: '{seconds} sn sonra',
    won: '{amount} kazandınız.',
    back: '{amount} iade edildi.',
    overdue: 'Turunuz süre dolduğu için bitirildi: {amount} hesabınıza yatırıldı.',
    pays: 'Öder',
    chance: 'Olasılık',
    returns: 'Dönüş',
    timeRule:
      'Bağlantınız kesilirse tur durur ve oyunu yeniden açtığınızda kaldığı yerden sürer. {hours} saat içinde bitirmediğiniz tur sizin yararınıza kapatılır: o ana kadarki ödeme hesabınıza yatırılır, hiç adım atmadıysanız bahsiniz geri verilir.',
  },
  en: {
    start: 'Start',
    cashOut: 'Cash out',
    takeBack: 'Take the stake back',
    wait: 'in {seconds} s',
    won: 'You won {amount}.',
    back: '{amount} was returned.',
    overdue: 'Your round was ended because its time was over: {amount} was paid to you.',
    pays: 'Pays',
    chance: 'Chance',
    returns: 'Return',
    timeRule:
      'If your connection is lost, the round waits and continues when you open the game again. A round that you do not end within {hours} hours is closed in your favour: what it pays at that moment is paid to you, or your stake is returned if you have not taken a step.',
  },
};

export type StepTexts = typeof STEP_TEXTS.tr;
