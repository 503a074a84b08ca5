import type { InfoPage } from './info-page.ts';

export const affiliates: InfoPage = {
  id: 10,
  slug: 'affiliates',
  name: { tr: 'İş ortaklığı', en: 'Affiliates' },
  body: {
    tr: `<p>{brand} iş ortaklığı, siteyi yetişkinlere dürüstçe tanıtan yayıncılar içindir. Getirdiğiniz oyuncuların net gelirinden pay alırsınız.</p>
<h2>Nasıl işler?</h2>
<ul>
<li>Başvurunuz onaylanınca size özel bir bağlantı verilir.</li>
<li>Bağlantınızdan gelip 30 gün içinde üye olan kişi size yazılır.</li>
<li>Net gelir; bahisler eksi kazançlar, bonuslar ve ödeme giderleridir.</li>
<li>Pay oranı aylık yeni oyuncu sayısına göre %25 ile %40 arasında değişir.</li>
<li>Ödeme, izleyen ayın ilk on günü içinde yapılır; eksi bakiye sonraki aya taşınmaz.</li>
</ul>
<h2>Uymanız gereken kurallar</h2>
<p>Reklamlarınız 18 yaş işaretini ve sorumlu oyun uyarısını taşımalıdır. Küçüklere yönelik içeriklerde, okul ve gençlik sayfalarında yayın yapılamaz. “Kesin kazanç”, “borçtan kurtulun” gibi vaatler yasaktır. İstenmeyen toplu ileti gönderilemez, marka adımız arama reklamlarında kullanılamaz. Kendini dışlamış kişilere tanıtım yapılması sözleşmenin derhâl sona ermesine yol açar.</p>
<h2>Raporlar</h2>
<p>Panelinizde tıklama, üyelik, ilk yatırım ve gelir günlük olarak görünür. Oyuncuların adını ya da iletişim bilgisini hiçbir raporda bulamazsınız; bu veriler gizlidir.</p>
<h2>Başvuru</h2>
<p>Sitenizin adresini ve hedef kitlenizi ortaklik@kuzeyliman.example adresine yazın. Başvurular beş iş günü içinde yanıtlanır; onay, yayınlarınızın incelenmesinden sonra verilir. Anlaşmayı iki taraf da 30 gün önceden bildirerek sona erdirebilir.</p>`,
    en: `<p>The {brand} affiliate programme is for publishers who present the site honestly to adults. You receive a share of the net revenue from players you bring.</p>
<h2>How it works</h2>
<ul>
<li>Once your application is approved, you are given a link of your own.</li>
<li>A person who arrives by your link and joins within 30 days is counted as yours.</li>
<li>Net revenue is bets less wins, bonuses and the costs of payments.</li>
<li>Your share is between 25% and 40%, depending on the number of new players in a month.</li>
<li>You are paid within the first ten days of the next month; a negative balance is not carried over.</li>
</ul>
<h2>Rules to follow</h2>
<p>Your advertisements must carry the 18+ sign and a responsible play notice. They may not appear in content for minors, or on pages of schools and youth groups. Promises such as “certain winnings” or “get out of debt” are forbidden. Bulk messages and the use of our brand in search advertising are not allowed. Advertising to people who have excluded themselves ends the agreement at once.</p>
<h2>Reports</h2>
<p>Your dashboard shows clicks, sign-ups, first deposits and revenue by the day. You will find no names or contact details of players in any report; these data are confidential.</p>
<h2>Applying</h2>
<p>Write the address of your site and who your audience is to ortaklik@kuzeyliman.example. Applications are answered within five working days; approval follows a review of what you publish. Either side may end the agreement with 30 days’ notice.</p>`,
  },
};
