import type { InfoPage } from './info-page.ts';

export const bonusPolicy: InfoPage = {
  id: 14,
  slug: 'bonus-policy',
  name: { tr: 'Bonus kuralları', en: 'Bonus rules' },
  body: {
    tr: `<p>Aşağıdaki kurallar bütün {brand} bonusları için geçerlidir. Bir kampanyanın kendi koşulları farklıysa o koşullar uygulanır. Nasıl işlediğini örneklerle okumak için <a href="/Pages/bonus-system">bonus sistemi</a> sayfasına bakın.</p>
<h2>Kimler yararlanır?</h2>
<ul>
<li>Doğrulanmış hesabı olan, 18 yaşından büyük üyeler.</li>
<li>Her bonus kişi, hane, ödeme aracı ve cihaz başına bir kez verilir.</li>
<li>Molada olan veya kendini dışlamış kişilere bonus verilmez.</li>
</ul>
<h2>Çevrim</h2>
<ul>
<li>Çevrim, bonus tutarının kampanyada yazan katı kadar bahistir. Koşulu ağırlaştıran gizli bir çarpan yoktur.</li>
<li>Çevrim sürerken tek bahis en çok ₺100 olabilir; aşan bahisler çevrime sayılmaz.</li>
<li>Süre kampanyada yazmıyorsa yedi gündür. Süre dolunca kalan bonus ve bonustan doğan kazanç silinir.</li>
<li>Aynı anda tek bonus etkin olabilir.</li>
</ul>
<h2>Çekim</h2>
<p>Kendi paranız bonusla kilitlenmez. Çevrim tamamlandığında bonus bakiyesi çekilebilir bakiyeye dönüşür. Ücretsiz dönüşlerden çekilebilecek en yüksek tutar kampanyada belirtilir.</p>
<h2>Kötüye kullanım</h2>
<p>Birden çok hesap, risksiz karşılıklı bahis, yazılım kullanımı veya oyun hatasından yararlanma saptanırsa bonus ve ondan doğan kazanç geri alınır; yatırdığınız para geri alınmaz. Karar gerekçesiyle bildirilir.</p>
<h2>Değişiklik</h2>
<p>Başlamış bir bonusun koşulları oyuncu aleyhine değiştirilmez.</p>`,
    en: `<p>The following rules apply to all {brand} bonuses. Where an offer has different terms, those apply. To read with examples how it works, see <a href="/Pages/bonus-system">how bonuses work</a>.</p>
<h2>Who may take part</h2>
<ul>
<li>Members aged 18 or over with a verified account.</li>
<li>Each bonus is given once per person, household, means of payment and device.</li>
<li>Nobody receives a bonus during a break or self-exclusion.</li>
</ul>
<h2>Wagering</h2>
<ul>
<li>Wagering means bets of as many times the bonus as the offer states. There is no hidden multiplier.</li>
<li>While wagering, a single bet is at most ₺100; larger bets do not count.</li>
<li>Unless the offer says otherwise, the time is seven days. When it is over, what is left of the bonus and the wins made from it expire.</li>
<li>Only one bonus can be active at a time.</li>
</ul>
<h2>Withdrawing</h2>
<p>Your own money is never locked by a bonus. When wagering is complete, the bonus balance becomes withdrawable. The most that can be withdrawn from free spins is stated in the offer.</p>
<h2>Abuse</h2>
<p>If we find several accounts, opposite bets without risk, the use of software or the exploitation of a fault, the bonus and the wins made from it are taken back; the money you deposited is not. You are told the decision and its reason.</p>
<h2>Changes</h2>
<p>The terms of a bonus that has begun are not changed to a player’s disadvantage.</p>`,
  },
};
