import type { InfoPage } from './info-page.ts';

export const fairnessMethods: InfoPage = {
  id: 20,
  slug: 'fairness-methods',
  name: { tr: 'Adil oyun ve test yöntemleri', en: 'Fair play and how it is tested' },
  body: {
    tr: `<p>Bir oyunun adil olması, her sonucun rastgele, bağımsız ve önceden ilan edilen olasılıklara uygun olması demektir. {brand} oyunlarında bunun nasıl sağlandığını burada bulabilirsiniz.</p>
<h2>Rastgele sayılar</h2>
<p>Sonuçları stüdyoların sunucularındaki kriptografik rastgele sayı üreteçleri belirler. Önceki turlar, bahsin büyüklüğü, bakiyeniz ya da günün saati sonucu etkilemez. Site, oyunun sonucunu ne görebilir ne de değiştirebilir; yalnızca bahsi ve kazancı kaydeder.</p>
<h2>Geri dönüş oranı (RTP)</h2>
<p>RTP, bir oyunun çok sayıda turda bahislerin ne kadarını geri ödediğini gösterir. %96 RTP, her oturumda ₺100’ün ₺96’sının döneceği anlamına gelmez; kısa sürede sonuç bunun çok altında ya da üstünde olabilir. Oran, her oyunun bilgi bölümünde yazar ve oyuncuya göre değişmez.</p>
<h2>Nasıl test edilir?</h2>
<ul>
<li>Bağımsız laboratuvarlar üreteci ve oyunun matematiğini yayından önce inceler.</li>
<li>Milyonlarca turun sonucu ki-kare, dizi ve aralık testleriyle dağılıma karşı denenir.</li>
<li>Yayındaki oyunların gerçekleşen geri dönüşü her ay beklenenle karşılaştırılır; sapma incelenir.</li>
<li>Oyun dosyalarının değişmediği, parmak iziyle denetlenir.</li>
</ul>
<h2>Canlı masalar</h2>
<p>Kartlar ve çarklar kamera önünde kullanılır, düzenli olarak değiştirilir ve ölçülür. Her turun görüntüsü saklanır.</p>
<h2>Siz de denetleyin</h2>
<p>Her turun zamanı, bahsi ve kazancı oyun geçmişinizdedir. Bir sonuçtan kuşku duyarsanız turun saatini <a href="/Pages/contact">bize yazın</a>; stüdyonun kaydını ister ve yanıtlarız.</p>`,
    en: `<p>A game is fair when every result is random, independent and true to the odds announced beforehand. Here you can read how this is ensured for games at {brand}.</p>
<h2>Random numbers</h2>
<p>Results are decided by cryptographic random number generators on the studios’ servers. Earlier rounds, the size of the bet, your balance and the time of day have no influence. The site can neither see nor change the result of a game; it only records the bet and the win.</p>
<h2>Return to player (RTP)</h2>
<p>RTP tells how much of all bets a game pays back over a great many rounds. An RTP of 96% does not mean that ₺96 of every ₺100 come back in each session; in the short run, results may lie far below or above. It is stated in the information of every game and is the same for every player.</p>
<h2>How it is tested</h2>
<ul>
<li>Independent laboratories examine the generator and the mathematics of a game before it is released.</li>
<li>The results of millions of rounds are held against the expected distribution by chi-square, runs and gap tests.</li>
<li>Every month, the actual return of released games is compared with the expected one; deviations are looked into.</li>
<li>Fingerprints ensure that the files of a game have not been altered.</li>
</ul>
<h2>Live tables</h2>
<p>Cards and wheels are used in front of the camera, replaced regularly and measured. The recording of every round is kept.</p>
<h2>Check for yourself</h2>
<p>Time, bet and win of every round are in your game history. If you doubt a result, <a href="/Pages/contact">write to us</a> with the time of the round; we ask the studio for its record and answer you.</p>`,
  },
};
