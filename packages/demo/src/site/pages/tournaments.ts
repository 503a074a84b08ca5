import type { InfoPage } from './info-page.ts';

export const tournaments: InfoPage = {
  id: 11,
  slug: 'tournaments',
  name: { tr: 'Turnuva kuralları', en: 'Tournament rules' },
  body: {
    tr: `<p>Turnuvalarda oyuncular belirli oyunlarda puan toplar ve ödül havuzunu paylaşır. {brand} her turnuvayı aşağıdaki kurallara göre yürütür; kampanya sayfasındaki özel koşullar önceliklidir.</p>
<h2>Katılım</h2>
<ul>
<li>Doğrulanmış hesabı olan, 18 yaşından büyük her üye katılabilir.</li>
<li>Katılım ücretsizdir; yalnızca gerçek parayla oynanan turlar sayılır.</li>
<li>Turnuvaya hesabınızdan katılmayı onaylamadıkça oyunlarınız sıralamaya girmez.</li>
<li>Sıralamada adınız gizlenir, yalnızca ilk ve son iki harfi görünür.</li>
</ul>
<h2>Puanlama</h2>
<p>Aksi yazmıyorsa sıralama, tek turda ulaşılan kazanç çarpanına göre yapılır. Böylece bahsin büyüklüğü değil, turun sonucu belirleyici olur ve daha çok harcamak üstünlük sağlamaz. Eşitlikte puana önce ulaşan öne geçer. En düşük bahis turnuva sayfasında yazar.</p>
<h2>Ödüller</h2>
<p>Ödül havuzu ve her sıranın payı turnuva başlamadan ilan edilir, sonradan azaltılmaz. Ödüller bitişten sonraki gün hesaplara geçer. Para ödüllerinde çevrim şartı yoktur; ücretsiz dönüşlerin geçerlilik süresi yedi gündür.</p>
<h2>Geçersiz sonuçlar</h2>
<p>Teknik arıza, yazılım hatası, birden çok hesap ya da anlaşmalı oyun saptanırsa ilgili turlar silinir ve sıralama yeniden hesaplanır. Turnuva bizden kaynaklanan bir nedenle yarıda kalırsa ödüller o anki sıralamaya göre dağıtılır.</p>
<h2>Ölçülü oynayın</h2>
<p>Limitleriniz turnuva sırasında da geçerlidir. Sıralamada yükselmek için planladığınızdan fazlasını oynamayın.</p>`,
    en: `<p>In tournaments, players collect points in certain games and share a prize pool. {brand} runs every tournament by the following rules; special terms on the page of an offer come first.</p>
<h2>Taking part</h2>
<ul>
<li>Every member aged 18 or over with a verified account may take part.</li>
<li>Entry is free of charge; only rounds for real money count.</li>
<li>Your rounds are not ranked until you have agreed to take part.</li>
<li>The ranking hides your name and shows its first and last two letters only.</li>
</ul>
<h2>Points</h2>
<p>Unless stated otherwise, ranking follows the win multiplier reached in a single round. What decides is the outcome of a round and not the size of the bet, so spending more brings no advantage. In case of a tie, whoever reached the score first is ahead. The smallest qualifying bet is stated on the tournament’s page.</p>
<h2>Prizes</h2>
<p>The pool and the share of each rank are announced before the start and are not reduced afterwards. Prizes are paid on the day after the end. Money prizes need no wagering; free spins are valid for seven days.</p>
<h2>Invalid results</h2>
<p>If a technical fault, the use of software, several accounts or collusion is found, the rounds concerned are removed and the ranking is calculated anew. If a tournament stops early for a reason on our side, prizes are given by the ranking of that moment.</p>
<h2>Keep a measure</h2>
<p>Your limits hold during tournaments too. Do not play more than you had planned in order to climb the ranking.</p>`,
  },
};
