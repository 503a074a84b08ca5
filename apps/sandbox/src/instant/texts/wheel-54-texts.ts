import { ONCE_TEXTS } from './once-texts.ts';
import { RISK_TEXTS } from './risk-texts.ts';

const tr = {
  ...ONCE_TEXTS.tr,
  ...RISK_TEXTS.tr,
  go: 'Çevir',
  playing: 'Çark dönüyor…',
  ready: 'Riski seçip çarkı çevirin.',
  wheel: '54 dilimli çark, {risk} risk',
  legend: 'Çarktaki ödemeler',
  segments: 'Dilim',
  rules: [
    'Çarkta 54 eşit dilim vardır ve her birinin olasılığı eşittir. Duracağı dilim, çark dönmeden önce rastgele çekilir ve kaydedilir.',
    'Risk, dilimlerin ne ödediğini değiştirir; dönüş üç çarkta da aynıdır: 54 turda ortalama 52,5 bahis.',
  ],
  tableTitle: '{risk} riskli çark',
};

const en: typeof tr = {
  ...ONCE_TEXTS.en,
  ...RISK_TEXTS.en,
  go: 'Spin',
  playing: 'The wheel is turning…',
  ready: 'Choose the risk, then spin the wheel.',
  wheel: 'Wheel of 54 segments, {risk} risk',
  legend: 'Payouts on the wheel',
  segments: 'Segments',
  rules: [
    'The wheel has 54 equal segments, each equally likely. Where it stops is drawn at random and stored before it turns.',
    'The risk changes what the segments pay; the return is the same on all three wheels: 52.5 stakes in 54 spins on average.',
  ],
  tableTitle: 'The wheel with {risk} risk',
};

export const WHEEL_54_TEXTS = { tr, en };
export type Wheel54Texts = typeof tr;
