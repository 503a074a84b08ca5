const tr = {
  order: 'Oyna',
  wheel: 'Şans çarkı',
  spots: 'Renkler',
  colours: { white: 'Beyaz', blue: 'Mavi', green: 'Yeşil', red: 'Kırmızı', gold: 'Altın' },
  spot: '{colour}, {times} öder, {count} dilim',
  slices: '{count} dilim',
  stopped: 'Çark {colour} renkte durdu.',
  turning: 'Çark dönüyor…',
  pays: 'Öder',
  chance: 'Olasılık',
  colour: 'Renk',
  rules: [
    'Çarkta 48 eşit dilim vardır. Çarkın duracağı rengi seçersiniz; birden fazla renge oynayabilirsiniz.',
    'Çark herkes için aynıdır. Satış kapanınca dilim rastgele çekilir, kaydedilir ve çark o dilimde durur.',
    'Çekiliş yapılamazsa bahisler iade edilir.',
  ],
};
const en: typeof tr = {
  order: 'Play',
  wheel: 'Lucky wheel',
  spots: 'Colours',
  colours: { white: 'White', blue: 'Blue', green: 'Green', red: 'Red', gold: 'Gold' },
  spot: '{colour}, pays {times}, {count} segments',
  slices: 'Segments: {count}',
  stopped: 'The wheel stopped on {colour}.',
  turning: 'The wheel is turning…',
  pays: 'Pays',
  chance: 'Chance',
  colour: 'Colour',
  rules: [
    'The wheel has 48 equal segments. You choose the colour on which it will stop; you can play several colours.',
    'The wheel is the same for everyone. When sales close, the segment is drawn at random and stored, and the wheel stops there.',
    'If there can be no draw, stakes are returned.',
  ],
};
export const WHEEL_TEXTS = { tr, en };
export type WheelTexts = typeof tr;
