import type { InfoPage } from './info-page.ts';

export const paymentPolicy: InfoPage = {
  id: 16,
  slug: 'payment-policy',
  name: { tr: 'Ödeme politikası', en: 'Payment policy' },
  body: {
    tr: `<p>Bu sayfa {brand} hesabınıza nasıl para yatıracağınızı, paranızı nasıl çekeceğinizi ve işlemlerin hangi kurallara bağlı olduğunu anlatır.</p>
<h2>Para yatırma</h2>
<ul>
<li>En düşük ve en yüksek tutar her yöntemin kartında yazar; {brand} yatırımdan ücret almaz.</li>
<li>Ödeme aracı kendi adınıza kayıtlı olmalıdır. Üçüncü kişilerden gelen para iade edilir.</li>
<li>Aynı anda tek bekleyen yatırma talebiniz olabilir; süresi dolan talep kendiliğinden iptal edilir.</li>
<li>Yatırma limitiniz dolduğunda yeni yatırım kabul edilmez.</li>
</ul>
<h2>Para çekme</h2>
<p>Ne kadar çekebileceğiniz ve önce yatırdığınız yöntemle geri gitmesi gereken bir tutar olup olmadığı çekim sayfasında yazar. Her talepte en geç ne zaman karar verileceği gösterilir; o zamana kadar karar verilmezse tutar bakiyenize döner. Onaydan sonra bankaların çalışma saatleri süreyi uzatabilir. Talep ettiğiniz tutar bakiyenizden hemen ayrılır ve oynanamaz. Geri çevrilen talebin nedeni hesap geçmişinizde yazar, tutar bakiyenize döner.</p>
<h2>İşlem durumları</h2>
<table>
<tr><th scope="col">Durum</th><th scope="col">Anlamı</th></tr>
<tr><td>Bekliyor</td><td>Talebiniz alındı.</td></tr>
<tr><td>İşleniyor</td><td>Ödeme kuruluşu inceliyor.</td></tr>
<tr><td>Onaylandı</td><td>Para hesabınıza geçti.</td></tr>
<tr><td>Reddedildi</td><td>Nedeni açıklamada yazar.</td></tr>
</table>
<h2>Para birimi ve bakiye</h2>
<p>Hesaplar Türk lirasıyla tutulur. Başka para birimlerinde gönderilen tutarlar ödeme kuruluşunun kuruyla çevrilir. Bakiyenize faiz işlemez.</p>
<h2>Hareketsiz hesaplar</h2>
<p>On iki ay giriş yapılmayan hesaplarda sizi bilgilendiririz; bakiyeniz silinmez, hareketsizlik ücreti alınmaz.</p>`,
    en: `<p>This page explains how to pay money into your {brand} account, how to withdraw it, and which rules these transactions follow.</p>
<h2>Deposits</h2>
<ul>
<li>The smallest and the largest amount are stated on the card of each method; {brand} charges no fee for deposits.</li>
<li>The means of payment must be registered in your name. Money from third parties is returned.</li>
<li>You can have one pending deposit request at a time; a request that runs out is cancelled by itself.</li>
<li>Once your deposit limit is reached, no further deposits are accepted.</li>
</ul>
<h2>Withdrawals</h2>
<p>The withdrawal page says how much you can withdraw, and whether an amount has to go back by the method of your deposit first. Each request shows by when it is decided; if it is not, the amount returns to your balance. After the approval, banking hours may add to the time. The amount you ask for leaves your balance at once and cannot be played. If a request is refused, the reason stands in your account history and the amount returns to your balance.</p>
<h2>States of a transaction</h2>
<table>
<tr><th scope="col">State</th><th scope="col">Meaning</th></tr>
<tr><td>Pending</td><td>We have received your request.</td></tr>
<tr><td>In progress</td><td>The payment institution is looking at it.</td></tr>
<tr><td>Approved</td><td>The money has arrived.</td></tr>
<tr><td>Refused</td><td>The note says why.</td></tr>
</table>
<h2>Currency and balance</h2>
<p>Accounts are kept in Turkish lira. Amounts sent in other currencies are converted at the rate of the payment institution. Your balance bears no interest.</p>
<h2>Accounts at rest</h2>
<p>After twelve months without a sign-in we let you know; your balance is not deleted and no fee is charged.</p>`,
  },
};
