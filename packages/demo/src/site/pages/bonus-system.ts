import type { InfoPage } from './info-page.ts';

export const bonusSystem: InfoPage = {
  id: 7,
  slug: 'bonus-system',
  name: { tr: 'Bonus sistemi', en: 'How bonuses work' },
  body: {
    tr: `<p>Bonus, oyun süresini uzatan ek bakiyedir; bedava para değildir. Bu sayfa {brand} bonuslarının nasıl işlediğini örneklerle anlatır.</p>
<h2>Üç tür bonus</h2>
<ul>
<li><strong>Yatırım bonusu:</strong> yatırdığınız tutarın belirli bir yüzdesi bonus bakiyesine eklenir.</li>
<li><strong>Ücretsiz dönüş:</strong> belirtilen slotta, belirtilen bahisle oynanan turlardır; kazancı bonus bakiyesine geçer.</li>
<li><strong>İade:</strong> net kaybınızın bir bölümü geri döner; çoğu iadenin çevrim şartı yoktur.</li>
</ul>
<h2>Hangi para önce oynanır?</h2>
<p>Önce kendi paranız, bittiğinde bonus bakiyesi kullanılır. Kendi paranızı dilediğiniz an çekebilirsiniz; bu durumda çevrimi tamamlanmamış bonus silinir. Çekimden önce ekranda bunu size sorarız.</p>
<h2>Çevrim örneği</h2>
<p>₺500 yatırıp %100 bonusla ₺500 bonus aldınız, çevrim 25 kat olsun. Bonusun çekilebilir olması için toplam 500 × 25 = ₺12.500 tutarında bahis yapmanız gerekir. İlerlemeyi hesabınızdaki bonus ekranında tutar ve yüzde olarak görürsünüz.</p>
<h2>Oyunların payı</h2>
<table>
<tr><th scope="col">Oyun</th><th scope="col">Çevrime katkı</th></tr>
<tr><td>Slot</td><td>%100</td></tr>
<tr><td>Uçuş ve bingo</td><td>%50</td></tr>
<tr><td>Canlı masa</td><td>%10</td></tr>
<tr><td>Jackpot oyunları</td><td>%0</td></tr>
</table>
<h2>Almak zorunda değilsiniz</h2>
<p>Para yatırırken “bonus istemiyorum” seçeneğini işaretleyebilir, başlamış bir bonustan vazgeçebilirsiniz. Limit koyan, mola veren oyuncuya bonus önerilmez. Bağlayıcı koşullar <a href="/Pages/bonus-policy">bonus kurallarındadır</a>.</p>`,
    en: `<p>A bonus is an extra balance that makes play last longer; it is not free money. This page explains, with examples, how bonuses work at {brand}.</p>
<h2>Three kinds</h2>
<ul>
<li><strong>Deposit bonus:</strong> a percentage of your deposit is added to your bonus balance.</li>
<li><strong>Free spins:</strong> rounds in a named slot at a named bet; what they win goes to the bonus balance.</li>
<li><strong>Money back:</strong> part of your net loss returns; most refunds need no wagering.</li>
</ul>
<h2>Which money is played first</h2>
<p>Your own money comes first; when it is used up, the bonus balance follows. You can withdraw your own money at any time; a bonus that has not been wagered then expires, and the screen asks you before it happens.</p>
<h2>An example of wagering</h2>
<p>You deposit ₺500 and receive a 100% bonus of ₺500 with wagering of 25 times. To make the bonus withdrawable, you place bets of 500 × 25 = ₺12,500 in all. The bonus screen of your account shows your progress as an amount and as a percentage.</p>
<h2>What games contribute</h2>
<table>
<tr><th scope="col">Game</th><th scope="col">Counts towards wagering</th></tr>
<tr><td>Slots</td><td>100%</td></tr>
<tr><td>Crash games and bingo</td><td>50%</td></tr>
<tr><td>Live tables</td><td>10%</td></tr>
<tr><td>Jackpot games</td><td>0%</td></tr>
</table>
<h2>You need not take one</h2>
<p>Choose “no bonus” when you deposit, or give up a bonus that has begun. Players who are on a break or have reached a limit are not offered bonuses. The binding terms are in the <a href="/Pages/bonus-policy">bonus rules</a>.</p>`,
  },
};
