import type { InfoPage } from './info-page.ts';

export const bonusSystem: InfoPage = {
  id: 7,
  slug: 'bonus-system',
  name: { tr: 'Bonus sistemi', en: 'How bonuses work' },
  body: {
    tr: `<p>Bonus, oyun süresini uzatan ek bakiyedir; bedava para değildir. Bu sayfa {brand} bonuslarının nasıl işlediğini örneklerle anlatır.</p>
<h2>Dört tür bonus</h2>
<ul>
<li><strong>Yatırım bonusu:</strong> yatırdığınız tutarın belirli bir yüzdesi bonus bakiyesine eklenir.</li>
<li><strong>Serbest dönüş:</strong> seçtiğiniz slotta, belirtilen bahisle oynanan turlardır; teklifte çevrim şartı yazmıyorsa kazancı doğrudan sizin paranızdır.</li>
<li><strong>Bedava bahis:</strong> bir spor bahsine tek seferde konur; kazanırsa bahis tutarı olmadan ödenir.</li>
<li><strong>İade:</strong> kendi paranızla oynadığınız dönemin net kaybının bir bölümü geri döner.</li>
</ul>
<h2>Hangi para önce oynanır?</h2>
<p>Önce kendi paranız, bittiğinde bonus bakiyesi kullanılır. Bir bahis iki paradan yapılırsa kazanç aynı oranda bölünür. Kendi paranızı dilediğiniz an çekebilirsiniz; yalnız teklifinde çekimden önce sayılan bahis şartı yazan bir bonusta bu bahis tamamlanana ya da bonusu bırakana kadar beklenir. Çekim ödenince çevrimi tamamlanmamış bonus silinir; çekimi onaylamadan önce ekranda bunu size söyleriz.</p>
<h2>Çevrim örneği</h2>
<p>₺500 yatırıp %100 bonusla ₺500 bonus aldınız, çevrim 25 kat olsun. Bonusun çekilebilir olması için toplam 500 × 25 = ₺12.500 tutarında sayılan bahis gerekir; slotta bahsin tamamı, diğer oyunlarda aşağıdaki payı sayılır. İlerlemeyi hesabınızdaki bonus ekranında tutar ve yüzde olarak görürsünüz.</p>
<h2>Oyunların payı</h2>
<table>
<tr><th scope="col">Oyun</th><th scope="col">Çevrime katkı</th></tr>
<tr><td>Slot</td><td>%100</td></tr>
<tr><td>Uçuş ve bingo</td><td>%50</td></tr>
<tr><td>Canlı masa</td><td>%10</td></tr>
<tr><td>Diğer oyunlar</td><td>%0</td></tr>
</table>
<p>Teklifte başka bir pay yazıyorsa o geçerlidir. Hiç sayılmayan oyunda bonus parası kullanılmaz. Her bahsin çevrime nasıl sayıldığını bonus ekranında adım adım görürsünüz.</p>
<h2>Almak zorunda değilsiniz</h2>
<p>Hiçbir bonus kendiliğinden başlamaz: teklifi kabul etmek ya da geri çevirmek size kalmış. Başlamış bir bonusu bırakabilir, bonus ekranında teklifleri bütünüyle kapatabilirsiniz. Molada olan ya da limiti dolan oyuncuya bonus önerilmez. Bağlayıcı koşullar <a href="/Pages/bonus-policy">bonus kurallarındadır</a>.</p>`,
    en: `<p>A bonus is an extra balance that makes play last longer; it is not free money. This page explains, with examples, how bonuses work at {brand}.</p>
<h2>Four kinds</h2>
<ul>
<li><strong>Deposit bonus:</strong> a percentage of your deposit is added to your bonus balance.</li>
<li><strong>Free spins:</strong> rounds in a slot that you choose, at a named bet; unless the offer asks for wagering, what they win is your own money at once.</li>
<li><strong>Free bet:</strong> staked on one sports bet as a whole; a win is paid without the stake.</li>
<li><strong>Money back:</strong> part of what your own money lost in a period returns.</li>
</ul>
<h2>Which money is played first</h2>
<p>Your own money comes first; when it is used up, the bonus balance follows. The win of a bet that uses both is divided in the same proportion. You can withdraw your own money at any time; only if the offer of a bonus asks for bets that count before a withdrawal does it wait until these are made, or until you give up the bonus. When a withdrawal is paid, a bonus that has not been wagered expires, and the screen says so before you confirm.</p>
<h2>An example of wagering</h2>
<p>You deposit ₺500 and receive a 100% bonus of ₺500 with wagering of 25 times. To make the bonus withdrawable, bets that count for 500 × 25 = ₺12,500 in all are needed; of a bet on slots all counts, of other games the share below. The bonus screen of your account shows your progress as an amount and as a percentage.</p>
<h2>What games contribute</h2>
<table>
<tr><th scope="col">Game</th><th scope="col">Counts towards wagering</th></tr>
<tr><td>Slots</td><td>100%</td></tr>
<tr><td>Crash games and bingo</td><td>50%</td></tr>
<tr><td>Live tables</td><td>10%</td></tr>
<tr><td>Other games</td><td>0%</td></tr>
</table>
<p>If an offer states another share, that applies. A game that does not count takes no bonus money. The bonus screen shows how each bet counted, step by step.</p>
<h2>You need not take one</h2>
<p>No bonus starts by itself: you accept an offer or decline it. You can give up a bonus that has begun, and switch off all offers on the bonus screen. Players who are on a break or have reached a limit are not offered bonuses. The binding terms are in the <a href="/Pages/bonus-policy">bonus rules</a>.</p>`,
  },
};
