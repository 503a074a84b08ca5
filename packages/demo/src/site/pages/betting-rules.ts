import type { InfoPage } from './info-page.ts';

export const bettingRules: InfoPage = {
  id: 12,
  slug: 'betting-rules',
  name: { tr: 'Bahis kuralları', en: 'Betting rules' },
  body: {
    tr: `<p>Bu kurallar {brand} sitesinde casino, canlı masa, bingo ve sanal oyunlarda yapılan bahisler için geçerlidir. Spor bahislerinin kuralları <a href="/Pages/sportsbook-rules">ayrı bir sayfadadır</a>.</p>
<h2>Bahsin kabulü</h2>
<p>Bahis, tutar bakiyenizden düştüğü anda kabul edilmiş olur. Kabul edilen bahis geri alınamaz. Bakiyeniz ya da limitiniz yetmiyorsa bahis geri çevrilir, hesabınızdan para çıkmaz.</p>
<h2>Tutarlar</h2>
<ul>
<li>En düşük ve en yüksek bahis oyunun bilgi ekranında yazar.</li>
<li>Bir turda ödenebilecek en yüksek kazanç, oyunun kendi üst sınırıdır.</li>
<li>Tutarlar hesabınızın para biriminde ve kuruşuna kadar işlenir; yuvarlama yapılmaz.</li>
</ul>
<h2>Yarıda kalan turlar</h2>
<p>Bağlantınız koparsa tur sunucuda sürer. Sizin bir karar vermeniz gereken oyunlarda tur, oyunu yeniden açtığınızda kaldığı yerden devam eder; 24 saat içinde açmazsanız stüdyonun kuralına göre en güvenli seçenekle tamamlanır. Canlı masada zamanında verilmeyen karar, masanın kuralına göre işlem görür.</p>
<h2>Arızalar</h2>
<p>Donanım ya da yazılım arızası bütün ödemeleri ve turları geçersiz kılar; bahis tutarınız iade edilir. İade, hesap geçmişinizde kendi satırıyla görünür.</p>
<h2>Canlı masa adabı</h2>
<p>Sohbette hakaret, tehdit, reklam ve kişisel bilgi paylaşımı yasaktır. Uyarıya karşın sürdüren oyuncunun sohbeti kapatılır.</p>
<h2>Kayıtlar</h2>
<p>Bir turun sonucu konusunda görüş ayrılığı olursa sunucu kayıtları ve masa görüntüleri esas alınır.</p>`,
    en: `<p>These rules apply to bets in casino games, at live tables, in bingo and in virtual games at {brand}. The rules of sports bets have <a href="/Pages/sportsbook-rules">a page of their own</a>.</p>
<h2>Acceptance</h2>
<p>A bet is accepted the moment its amount leaves your balance. It cannot be taken back. If your balance or your limit is too small, the bet is refused and no money leaves your account.</p>
<h2>Amounts</h2>
<ul>
<li>The smallest and the largest bet are stated on the game’s information screen.</li>
<li>The most that one round can pay is the upper limit of the game itself.</li>
<li>Amounts are booked in the currency of your account to the last kuruş; nothing is rounded.</li>
</ul>
<h2>Interrupted rounds</h2>
<p>If your connection breaks, the round goes on at the server. In games that wait for a decision, it continues where it stopped when you open the game again; if you do not do so within 24 hours, it is completed with the safest choice by the studio’s rule. At live tables, a decision that comes too late is treated by the rule of the table.</p>
<h2>Malfunctions</h2>
<p>A malfunction of hardware or software voids all pays and plays; your stake is returned. The refund has a line of its own in your account history.</p>
<h2>Manners at live tables</h2>
<p>Insults, threats, advertising and personal data are not allowed in the chat. Those who carry on after a warning lose access to it.</p>
<h2>Records</h2>
<p>If there is disagreement about the result of a round, the server’s records and the table’s recordings are decisive.</p>`,
  },
};
