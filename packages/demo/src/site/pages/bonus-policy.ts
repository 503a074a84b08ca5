import type { InfoPage } from './info-page.ts';

export const bonusPolicy: InfoPage = {
  id: 14,
  slug: 'bonus-policy',
  name: { tr: 'Bonus kuralları', en: 'Bonus rules' },
  body: {
    tr: `<p>Aşağıdaki kurallar bütün {brand} bonusları için geçerlidir. Bir kampanyanın kendi koşulları farklıysa o koşullar uygulanır. Nasıl işlediğini örneklerle okumak için <a href="/Pages/bonus-system">bonus sistemi</a> sayfasına bakın.</p>
<h2>Kimler yararlanır?</h2>
<ul>
<li>Hesabı açık, 18 yaşından büyük üyeler.</li>
<li>Hoş geldin bonusu ve her kod üye başına bir kez verilir.</li>
<li>Molada olan, kendini dışlamış ya da koyduğu limiti dolmuş kişilere bonus önerilmez; bu konuda mesaj da gönderilmez.</li>
</ul>
<h2>Çevrim</h2>
<ul>
<li>Çevrim, bonus tutarının kampanyada yazan katı kadar sayılan bahistir; bir bahsin ne kadarının sayıldığı oyuna göre değişir. Koşulu ağırlaştıran gizli bir çarpan yoktur.</li>
<li>Çevrim sürerken tek bahis en çok ₺100 olabilir; aşan bahis kabul edilmez, ceza uygulanmaz.</li>
<li>Süre kampanyada yazmıyorsa yedi gündür. Süre dolunca kalan bonus ve bonustan doğan kazanç silinir; açık bahislerin kazancından bonusun payı ödenmez.</li>
<li>Aynı anda tek bonus etkin olabilir.</li>
</ul>
<h2>Çekim</h2>
<p>Kendi paranızı bonus sürerken de çekebilirsiniz; yalnız teklifinde çekimden önce sayılan bahis şartı yazan bir bonusta ana bakiyeniz, bu bahis tamamlanana ya da bonusu bırakana kadar bekler. Kalan bahis çekim ekranında yazar. Çekim isterseniz etkin bonus dondurulur, süresi de durur; çekim ödenince sona erer, reddedilir ya da iptal edilirse kaldığı yerden sürer. Çevrim tamamlandığında bonus bakiyesi çekilebilir bakiyeye dönüşür. Serbest dönüşlerden kazanılabilecek en yüksek tutar teklifte belirtilir.</p>
<h2>Kötüye kullanım</h2>
<p>Birden çok hesap, risksiz karşılıklı bahis, yazılım kullanımı veya oyun hatasından yararlanma saptanırsa bonus ve ondan doğan kazanç geri alınır; yatırdığınız para geri alınmaz. Karar gerekçesiyle bildirilir.</p>
<h2>Değişiklik</h2>
<p>Önerilmiş ya da başlamış bir bonusun koşulları değişmez.</p>`,
    en: `<p>The following rules apply to all {brand} bonuses. Where an offer has different terms, those apply. To read with examples how it works, see <a href="/Pages/bonus-system">how bonuses work</a>.</p>
<h2>Who may take part</h2>
<ul>
<li>Members aged 18 or over whose account is open.</li>
<li>The welcome bonus and each code are given once per member.</li>
<li>Nobody is offered a bonus, or sent a message about one, during a break or self-exclusion, or when a limit of their own is reached.</li>
</ul>
<h2>Wagering</h2>
<ul>
<li>Wagering means bets that count for as many times the bonus as the offer states; how much of a bet counts depends on the game. There is no hidden multiplier.</li>
<li>While wagering, a single bet is at most ₺100; a larger one is refused, not punished.</li>
<li>Unless the offer says otherwise, the time is seven days. When it is over, what is left of the bonus and the wins made from it expire, and the bonus’s share of wins from open bets is not paid.</li>
<li>Only one bonus can be active at a time.</li>
</ul>
<h2>Withdrawing</h2>
<p>You can withdraw your own money while a bonus runs; only if its offer asks for bets that count before a withdrawal does your main balance wait until these are made, or until you give up the bonus. The withdrawal screen says how much is left. A withdrawal request freezes the active bonus, and its time stops; it ends when the withdrawal is paid, and goes on where it was if that is rejected or cancelled. When wagering is complete, the bonus balance becomes withdrawable. The most that free spins can win is stated in the offer.</p>
<h2>Abuse</h2>
<p>If we find several accounts, opposite bets without risk, the use of software or the exploitation of a fault, the bonus and the wins made from it are taken back; the money you deposited is not. You are told the decision and its reason.</p>
<h2>Changes</h2>
<p>The terms of a bonus that was offered or has begun do not change.</p>`,
  },
};
