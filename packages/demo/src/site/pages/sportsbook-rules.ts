import type { InfoPage } from './info-page.ts';

export const sportsbookRules: InfoPage = {
  id: 6,
  slug: 'sportsbook-rules',
  name: { tr: 'Spor bahisleri kuralları', en: 'Sportsbook rules' },
  body: {
    tr: `<p>{brand} spor bölümünde yapılan bütün bahisler bu kurallara göre kabul edilir ve sonuçlandırılır. Bir pazarın kendi kuralı varsa o öncelik taşır.</p>
<h2>Genel</h2>
<ul>
<li>Bahis, kupon numarası verildiğinde kabul edilmiş sayılır. Canlı bahislerde birkaç saniyelik bekleme uygulanır.</li>
<li>Oran kabulden önce değişirse yeni oranı onaylamanız istenir.</li>
<li>Sonucu belli olmuş bir olaya sonradan kabul edilen bahis geçersizdir.</li>
<li>Bariz oran hatasında bahis, doğru orandan sonuçlandırılır ya da iade edilir.</li>
<li>Bir kupon en çok 20 seçim ve 1.000 kolon içerir; aynı maçtan iki seçim bir kolonda yer alamaz.</li>
<li>Bir kupon en çok ₺1.000.000, bir oyuncunun kuponları 24 saatte en çok ₺2.000.000 öder. Pazarların kazanç sınırı ₺250.000 (ana pazarlar) ve ₺50.000, canlı bahislerde bunların yarısıdır. Kupon, sınırı kabulden önce söyler.</li>
<li>Çeyrek çizgilerde tutarın yarısı iki komşu çizgiye oynanmış sayılır: yarısı kazanabilir, iade edilebilir ya da kaybedebilir. Kazanan sayısı yerlerden çoksa ödeme bölünür.</li>
<li>Bozdurma tutarı, kuponun o anki değerinden yüzde 5 eksiktir, yazan süre boyunca geçerlidir ve kısmen de alınabilir. Bozdurulan kısım sonradan değişmez.</li>
</ul>
<h2>Futbol</h2>
<p>Aksi yazmıyorsa bahisler 90 dakika ve ek süre içindir; uzatma ve penaltılar sayılmaz. Yarıda kalan maçta, kesinleşmiş pazarlar dışında bahisler iade edilir. Saha değişikliği, ev sahibi aynı kaldıkça bahsi etkilemez.</p>
<h2>Basketbol ve voleybol</h2>
<p>Basketbolda uzatmalar sonuca dâhildir; çeyrek ve devre bahislerinde değildir. Voleybolda altın set, maç sonucuna katılmaz.</p>
<h2>Tenis</h2>
<p>Oyunculardan biri çekilirse, tamamlanmış setlere ait bahisler geçerli kalır, maç sonucu bahisleri iade edilir. Zemin veya kort değişikliği bahsi bozmaz.</p>
<h2>E-spor</h2>
<p>Harita sayısı ilan edilenden farklıysa maç sonucu dışındaki bahisler iade edilir. Sunucu arızasıyla yinelenen haritada yinelenen oyun esas alınır.</p>
<h2>Sonuçlar</h2>
<p>Müsabakanın resmî sonucu esastır. Ödeme genellikle maçtan sonra birkaç dakika içinde yapılır. Yanlış girilmiş bir sonuç 24 saat içinde kendiliğinden, sonra bir görevlinin kararıyla düzeltilir: eksik ödeme tamamlanır, fazla ödeme geri alınır. Bakiyeniz yetmezse hiçbir şey alınmaz, ancak tutar borç olarak kaydedilir ve borç kapanana kadar yeni bahis alınmaz; para çekebilirsiniz. Düzeltme bahis geçmişinizde görünür.</p>`,
    en: `<p>All bets in the sports section of {brand} are accepted and settled by these rules. Where a market has a rule of its own, that rule comes first.</p>
<h2>General</h2>
<ul>
<li>A bet is accepted once it has a slip number. Live bets wait for a few seconds first.</li>
<li>If the odds change before acceptance, you are asked to confirm the new ones.</li>
<li>A bet accepted after the result was known is void.</li>
<li>In case of an obvious error in the odds, the bet is settled at the correct odds or returned.</li>
<li>A slip has at most 20 picks and 1,000 lines; two picks of one match cannot be in one line.</li>
<li>A slip pays at most ₺1,000,000, and a player’s slips at most ₺2,000,000 in 24 hours. Markets win at most ₺250,000 (main markets) or ₺50,000, half of that in live betting. The slip names the limit before it is accepted.</li>
<li>On quarter lines, half of the stake is on each of the two lines beside it: half can win, be returned or lose. With more winners than places, the payment is divided.</li>
<li>A cash-out is five per cent less than what the slip is worth at that time, stands for the seconds shown, and can be taken in part. The part that was cashed out does not change later.</li>
</ul>
<h2>Football</h2>
<p>Unless stated otherwise, bets refer to 90 minutes and added time; extra time and penalties do not count. Bets on an abandoned match are returned, except on markets already decided. A change of venue does not affect bets as long as the home team stays the same.</p>
<h2>Basketball and volleyball</h2>
<p>In basketball, overtime counts for the result but not for quarters and halves. In volleyball, a golden set is not part of the match result.</p>
<h2>Tennis</h2>
<p>If a player retires, bets on completed sets stand and bets on the match are returned. A change of surface or court does not affect bets.</p>
<h2>E-sports</h2>
<p>If the number of maps differs from what was announced, all bets except those on the winner are returned. If a map is replayed after a server failure, the replay counts.</p>
<h2>Results</h2>
<p>The official result is decisive. Payment usually follows within minutes of the end. A result that was entered wrongly is corrected within 24 hours by itself, later by the decision of an operator: what was paid too little is added, what was paid too much is taken back. If your balance does not cover it, nothing is taken, but the sum is recorded as a debt, and no new bet is taken until it is closed; you can withdraw. The correction appears in your betting history.</p>`,
  },
};
