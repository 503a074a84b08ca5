import type { InfoPage } from './info-page.ts';

export const contact: InfoPage = {
  id: 9,
  slug: 'contact',
  name: { tr: 'İletişim', en: 'Contact' },
  body: {
    tr: `<p>{brand} destek ekibi haftanın yedi günü, günün yirmi dört saati yanınızdadır. Türkçe ve İngilizce yanıt veriyoruz.</p>
<h2>Bize nasıl ulaşırsınız?</h2>
<table>
<tr><th scope="col">Konu</th><th scope="col">Yol</th><th scope="col">Yanıt süresi</th></tr>
<tr><td>Hesap, oyun, ödeme</td><td>Canlı destek</td><td>Birkaç dakika</td></tr>
<tr><td>Belge ve doğrulama</td><td>destek@kuzeyliman.example</td><td>24 saat</td></tr>
<tr><td>Şikâyet</td><td>sikayet@kuzeyliman.example</td><td>48 saat içinde kayıt</td></tr>
<tr><td>Kişisel veriler</td><td>gizlilik@kuzeyliman.example</td><td>30 gün</td></tr>
</table>
<h2>Daha hızlı yanıt için</h2>
<ul>
<li>Kullanıcı adınızı veya üye numaranızı yazın.</li>
<li>Ödeme sorularında işlem numarasını, tutarı ve saati ekleyin.</li>
<li>Oyun sorularında oyunun adını ve turun saatini belirtin.</li>
<li>Ekranda bir istek numarası gördüyseniz onu da gönderin; kaydı doğrudan bulmamızı sağlar.</li>
</ul>
<h2>Güvenliğiniz</h2>
<p>Çalışanlarımız parolanızı, tek kullanımlık kodunuzu ya da kartınızın güvenlik numarasını hiçbir zaman sormaz. Böyle bir ileti alırsanız yanıtlamayın ve bize bildirin. Belgelerinizi yalnızca hesabınızdan veya yukarıdaki adreslerden gönderin. Sosyal medyada bizim adımızla yazan hesaplara para göndermeyin; ödemeler yalnızca sitedeki para yatırma ekranından yapılır.</p>
<h2>Oyunla ilgili yardım</h2>
<p>Oynama alışkanlığınız sizi ya da bir yakınınızı kaygılandırıyorsa, sıranızı beklemeden konuşabilmeniz için canlı desteğe “yardım” yazmanız yeterlidir. Görüşme gizli kalır. Kendi kendinize kullanabileceğiniz araçlar <a href="/Pages/responsible-gambling">sorumlu oyun</a> sayfasındadır.</p>`,
    en: `<p>The {brand} support team is there for you 24 hours a day, seven days a week. We answer in Turkish and English.</p>
<h2>How to reach us</h2>
<table>
<tr><th scope="col">Subject</th><th scope="col">Way</th><th scope="col">Answer</th></tr>
<tr><td>Account, games, payments</td><td>Live support</td><td>A few minutes</td></tr>
<tr><td>Documents and verification</td><td>destek@kuzeyliman.example</td><td>24 hours</td></tr>
<tr><td>Complaints</td><td>sikayet@kuzeyliman.example</td><td>Registered within 48 hours</td></tr>
<tr><td>Personal data</td><td>gizlilik@kuzeyliman.example</td><td>30 days</td></tr>
</table>
<h2>For a faster answer</h2>
<ul>
<li>Tell us your username or member number.</li>
<li>For payments, add the transaction number, the amount and the time.</li>
<li>For games, give the name of the game and the time of the round.</li>
<li>If the screen showed a request number, send it too; it leads us straight to the record.</li>
</ul>
<h2>Your safety</h2>
<p>Our staff never ask for your password, a one-time code or the security number of your card. If you receive such a message, do not answer it and let us know. Send documents only from your account or to the addresses above. Do not send money to social media accounts that write in our name; payments are made on the deposit screen of the site and nowhere else.</p>
<h2>Help with gambling</h2>
<p>If your play, or that of somebody close to you, gives you cause for concern, write “help” to live support and you will be put through without waiting. The conversation stays confidential. Tools that you can use by yourself are on the <a href="/Pages/responsible-gambling">responsible play</a> page.</p>`,
  },
};
