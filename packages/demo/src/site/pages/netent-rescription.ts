import type { InfoPage } from './info-page.ts';

export const netentRescription: InfoPage = {
  id: 17,
  slug: 'netent-rescription',
  name: { tr: 'Stüdyo kısıtlamaları', en: 'Studio restrictions' },
  body: {
    tr: `<p>Bazı stüdyolar oyunlarının belirli ülkelerde sunulmasına izin vermez. {brand} bu kısıtlamalara uyar; bu sayfa bunun sizin için ne anlama geldiğini açıklar.</p>
<h2>Neden kısıtlama var?</h2>
<p>Her stüdyonun lisansı belirli ülkeleri kapsar. Ayrıca film, dizi veya müzik adı taşıyan oyunlarda hak sahibi ülkelere göre sınır koyabilir. Ortak havuzlu jackpot oyunlarında da havuza katılabilecek ülkeler sınırlıdır.</p>
<h2>Nasıl uygulanır?</h2>
<ul>
<li>Bulunduğunuz ülkede sunulmayan oyun listede görünmez ya da açılmaz.</li>
<li>Ülke, bağlantınızdan ve hesabınızdaki adresten anlaşılır.</li>
<li>Yolculuk sırasında daha önce oynadığınız bir oyun geçici olarak kapanabilir; bakiyeniz ve yarım kalan turlarınız korunur.</li>
<li>Serbest dönüşler seçtiğiniz oyuna bağlıdır ve başka bir oyuna aktarılmaz. Oyun kapanırsa dönüşler, süreleri dolmadan yeniden açıldığında oynanır; açılmazsa kullanılmayanların süresi dolar, o ana kadar kazandıklarınız sizde kalır.</li>
</ul>
<h2>Yer gizleyen yazılımlar</h2>
<p>VPN veya vekil sunucu ile kısıtlamayı aşmak yasaktır. Saptanırsa ilgili turlar stüdyonun kuralına göre geçersiz sayılabilir; bahis tutarınız iade edilir, kazanç ödenmez.</p>
<h2>Listede değişiklik</h2>
<p>Stüdyolar kısıtlı ülke listelerini zaman zaman günceller. Değişiklik bir oyunun sayfasına yansıdığı anda geçerli olur. Belirli bir oyunun bulunduğunuz yerde açılıp açılmadığını öğrenmek için oyunun adını ve ülkenizi <a href="/Pages/contact">destek ekibine</a> yazın. Bu kısıtlamalar 18 yaş sınırını ve yerel yasaları ortadan kaldırmaz; bulunduğunuz yerin kurallarına uymak sizin sorumluluğunuzdadır.</p>`,
    en: `<p>Some studios do not permit their games to be offered in certain countries. {brand} keeps to these restrictions; this page explains what that means for you.</p>
<h2>Why there are restrictions</h2>
<p>The licence of each studio covers certain countries. In games that bear the name of a film, a series or a piece of music, the owner of the rights may set limits by country too. With pooled jackpots, only certain countries may take part in the pool.</p>
<h2>How they are applied</h2>
<ul>
<li>A game that is not offered where you are does not appear in the list, or does not open.</li>
<li>The country is taken from your connection and from the address in your account.</li>
<li>While you travel, a game that you have played before may be closed for a time; your balance and interrupted rounds are safe.</li>
<li>Free spins belong to the game that you chose and are not moved to another. If the game closes, they can be played when it opens again before their time is up; if it does not, those that are left expire, and you keep what the others won.</li>
</ul>
<h2>Software that hides your place</h2>
<p>Getting around a restriction with a VPN or a proxy is not allowed. If it is found, the rounds concerned may be void by the studio’s rules; your stakes are returned and wins are not paid.</p>
<h2>Changes to the list</h2>
<p>Studios revise their lists of countries from time to time. A change counts from the moment it shows on a game’s page. To find out whether a game opens where you are, write its name and your country to the <a href="/Pages/contact">support team</a>. None of this replaces the age limit of 18 or local law; keeping to the rules of the place where you are is your own responsibility.</p>`,
  },
};
