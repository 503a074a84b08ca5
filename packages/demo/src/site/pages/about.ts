import type { InfoPage } from './info-page.ts';

export const about: InfoPage = {
  id: 1,
  slug: 'about',
  name: { tr: 'Hakkımızda', en: 'About us' },
  body: {
    tr: `<p>{brand}; slot oyunlarını, canlı masaları ve spor bahislerini tek hesapta buluşturan bir çevrim içi oyun sitesidir. Siteyi Kuzey Liman Eğlence Ltd. işletir; lisans bilgisi her sayfanın altında yer alır.</p>
<h2>Ne sunuyoruz?</h2>
<p>Katalogda onlarca stüdyonun binlerce oyunu bulunur. Her oyunun sayfasında teorik geri dönüş oranını, en düşük ve en yüksek bahsi, oynaklık düzeyini görürsünüz. Oyunların çoğunu üye olmadan, deneme parasıyla açabilirsiniz. Gerçek parayla oynamak için 18 yaşını doldurmuş ve hesabını doğrulamış olmanız gerekir.</p>
<h2>Nasıl çalışıyoruz?</h2>
<ul>
<li><strong>Açık kurallar.</strong> Bonus, ödeme ve bahis koşulları uzun dipnotlarda değil, ilgili ekranda yazar.</li>
<li><strong>Ayrı tutulan para.</strong> Oyuncu bakiyeleri şirketin işletme parasından ayrı hesaplarda korunur.</li>
<li><strong>Kayıtlı her hareket.</strong> Yatırdığınız, oynadığınız ve kazandığınız her tutarı hesap geçmişinizde bulursunuz.</li>
<li><strong>Yanıt veren destek.</strong> Ekibimiz haftanın her günü, günün her saati Türkçe ve İngilizce yanıt verir.</li>
</ul>
<h2>Oyun eğlence içindir</h2>
<p>Kumar bir gelir yolu değildir. Yatırma ve bahis limitleri, mola ve kendini dışlama araçları her hesapta hazırdır; bunları <a href="/Pages/responsible-gambling">sorumlu oyun</a> sayfasında anlatıyoruz. Oyunun size iyi gelmediğini düşünüyorsanız destek ekibimize yazmanız yeterlidir. Hesabınızı sizin yerinize de durdurabilir, size yardım edebilecek kurumları söyleyebiliriz.</p>`,
    en: `<p>{brand} is an online gaming site that brings slots, live tables and sports betting together in one account. It is operated by Kuzey Liman Eğlence Ltd.; the details of the licence stand at the foot of every page.</p>
<h2>What we offer</h2>
<p>The catalogue holds thousands of games from dozens of studios. On the page of every game you will find its theoretical return to player, its smallest and largest bet and its volatility. Most games can be opened with play money, without an account. To play for real money you must be at least 18 years old and have a verified account.</p>
<h2>How we work</h2>
<ul>
<li><strong>Plain rules.</strong> The terms of bonuses, payments and bets are written on the screen they belong to, not in long footnotes.</li>
<li><strong>Money kept apart.</strong> Players’ balances are held in accounts separate from the company’s own funds.</li>
<li><strong>Everything on record.</strong> Every amount you deposit, stake or win can be found in your account history.</li>
<li><strong>Support that answers.</strong> Our team replies in Turkish and English, at any hour of any day.</li>
</ul>
<h2>Play is entertainment</h2>
<p>Gambling is not a way to earn a living. Deposit and bet limits, breaks and self-exclusion are ready in every account; we explain them on the <a href="/Pages/responsible-gambling">responsible play</a> page. If you feel that playing does you no good, write to our support team. We can also stop your account for you and name organisations that can help.</p>`,
  },
};
