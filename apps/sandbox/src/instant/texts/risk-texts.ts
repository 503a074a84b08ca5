/** The risks that a player chooses. */
export const RISK_TEXTS = {
  tr: { risk: 'Risk', risks: { low: 'Düşük', medium: 'Orta', high: 'Yüksek' } },
  en: { risk: 'Risk', risks: { low: 'Low', medium: 'Medium', high: 'High' } },
};
