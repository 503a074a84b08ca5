/** What the frame says if there is no game to play. */
export const NOTICE_TEXTS = {
  tr: {
    backToLobby: 'Lobiye dön',
    unknownType: {
      title: 'Oyun',
      text: 'Bu oyun kendi stüdyosunda oynanır ve bu deneme ortamında açılmaz. Slot oyunları burada oynanabilir.',
    },
    badLaunch: {
      title: 'Oyun açılamadı',
      text: 'Oyun bağlantısı geçersiz ya da süresi dolmuş. Oyunu lobiden yeniden açın.',
    },
  },
  en: {
    backToLobby: 'Back to the lobby',
    unknownType: {
      title: 'Game',
      text: 'This game is played at its own studio and does not open in this test environment. Slots can be played here.',
    },
    badLaunch: {
      title: 'The game could not be opened',
      text: 'The link to the game is not valid or has expired. Open the game from the lobby again.',
    },
  },
};
