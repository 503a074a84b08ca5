import type { InfoPage } from './info-page.ts';

export const selfExclusionPolicy: InfoPage = {
  id: 18,
  slug: 'self-exclusion-policy',
  name: { tr: 'Kendini dışlama politikası', en: 'Self-exclusion policy' },
  body: {
    tr: `<p>Kendini dışlama, oyuna uzun süre ara vermek isteyen herkesin kullanabileceği kesin bir karardır. {brand} bu kararı sorgulamadan uygular.</p>
<h2>Mola ile farkı</h2>
<p><strong>Mola</strong> 24 saat, 7 gün veya 30 gün sürer ve bitince hesabınız kendiliğinden açılır. <strong>Kendini dışlama</strong> 6 ay, 1 yıl ya da 5 yıl sürer; bitince hesap kendiliğinden açılmaz.</p>
<h2>Nasıl başlar?</h2>
<p>Hesabınızdaki kendini dışlama ekranında süreyi seçip bir kez onaylarsınız. Karar o anda geçerli olur: bütün oturumlarınız kapanır ve yeni bahis kabul edilmez. Bakiyenizi çekmek ve geçmişinizi görmek için yeniden giriş yapabilirsiniz. Dilerseniz destek ekibi de sizin adınıza başlatabilir.</p>
<h2>Bu sürede neler olur?</h2>
<ul>
<li>Para yatıramaz, bahis yapamaz, bonus alamazsınız.</li>
<li>Bakiyeniz sizindir: giriş yapıp çekebilirsiniz, önce oynamanız gerekmez.</li>
<li>Açık turlar ve sonuçlanmamış spor bahisleri kurallara göre sonuçlanır.</li>
<li>Size hiçbir tanıtım iletisi gönderilmez.</li>
<li>Aynı kişinin yeni hesap açma denemesi geri çevrilir.</li>
</ul>
<h2>Geri alınabilir mi?</h2>
<p>Hayır. Süre ne sizin isteğinizle ne de bizim kararımızla kısaltılabilir; yalnızca uzatılabilir. Süre dolduğunda dönmek isterseniz bunu hesabınızın sayfasından istersiniz; istekten sonra 24 saatlik bir düşünme süresi daha işler.</p>
<h2>Destek</h2>
<p>Bu kararı tek başınıza vermek zorunda değilsiniz. Yeşilay Danışmanlık Merkezi’nin 115 numaralı hattı ücretsizdir; yakınlarınız da arayabilir.</p>`,
    en: `<p>Self-exclusion is a firm decision, open to anybody who wishes to stay away from gambling for a long time. {brand} carries it out without asking why.</p>
<h2>How it differs from a break</h2>
<p><strong>A break</strong> lasts 24 hours, 7 days or 30 days, and your account opens by itself afterwards. <strong>Self-exclusion</strong> lasts 6 months, 1 year or 5 years, and the account does not open by itself when it ends.</p>
<h2>How it begins</h2>
<p>Choose the period on the self-exclusion screen of your account and confirm once. It counts from that moment: all your sessions are closed and no new bet is accepted. You can sign in again to withdraw your balance and to see your history. If you prefer, the support team can start it for you.</p>
<h2>What happens meanwhile</h2>
<ul>
<li>You cannot deposit, bet or receive bonuses.</li>
<li>Your balance is yours: sign in and withdraw it; you need not play any of it first.</li>
<li>Open rounds and open sports bets are settled by the rules.</li>
<li>No advertising is sent to you.</li>
<li>Attempts of the same person to open another account are refused.</li>
</ul>
<h2>Can it be undone?</h2>
<p>No. Neither your request nor a decision of ours can shorten the period; it can only be extended. If you wish to return when it is over, you ask for it on the page of your account, and another 24 hours of reflection follow.</p>
<h2>Support</h2>
<p>You need not decide alone. In Turkey, the line 115 of the Green Crescent counselling centre is free of charge, and open to your family too.</p>`,
  },
};
