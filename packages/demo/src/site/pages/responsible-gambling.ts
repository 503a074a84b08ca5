import type { InfoPage } from './info-page.ts';

export const responsibleGambling: InfoPage = {
  id: 2,
  slug: 'responsible-gambling',
  name: { tr: 'Sorumlu oyun', en: 'Responsible play' },
  body: {
    tr: `<p>Oyun, bütçesi ve süresi baştan belli bir eğlence olarak kaldığında keyiflidir. {brand} hesabınızda sınırı sizin belirlemeniz için gereken bütün araçlar vardır. 18 yaşından küçükler oynayamaz.</p>
<h2>Kendinize birkaç soru</h2>
<ul>
<li>Kaybettiğinizi geri almak için daha fazla oynadığınız oluyor mu?</li>
<li>Kira, fatura veya borç parasıyla oynadınız mı?</li>
<li>Ne kadar oynadığınızı yakınlarınızdan sakladınız mı?</li>
<li>Oynamadığınızda huzursuz ya da öfkeli oluyor musunuz?</li>
</ul>
<p>Bir soruya bile “evet” diyorsanız ara verin ve aşağıdaki araçlardan birini kullanın.</p>
<h2>Araçlarınız</h2>
<ul>
<li><strong>Limitler.</strong> Yatırma ve bahis için günlük, haftalık ve aylık tutar belirleyin. Düşürdüğünüz limit hemen, yükselttiğiniz limit 24 saat sonra geçerli olur.</li>
<li><strong>Mola.</strong> Hesabınıza 24 saat, 7 gün ya da 30 gün ara verin.</li>
<li><strong>Kendini dışlama.</strong> Hesabınızı 6 ay, 1 yıl veya 5 yıl kapatın. Süre dolmadan geri alınamaz.</li>
</ul>
<h2>İyi alışkanlıklar</h2>
<p>Yalnızca kaybetmeyi göze aldığınız parayla oynayın. Süre tutun, sık sık ara verin. Alkollüyken, üzgünken ya da öfkeliyken oynamayın. Kaybın ardından bahsi büyütmeyin: her turun sonucu öncekilerden bağımsızdır.</p>
<h2>Çocukları koruyun</h2>
<p>Parolanızı kimseyle paylaşmayın, cihazınızda oturumu açık bırakmayın ve bir ebeveyn denetimi programı kullanın.</p>
<h2>Yardım alın</h2>
<p>Yeşilay Danışmanlık Merkezi’ni 115 numarasından ücretsiz arayabilirsiniz. Görüşmeler gizlidir.</p>`,
    en: `<p>Play is enjoyable as long as it stays entertainment with a budget and a time set beforehand. Your {brand} account has every tool you need to draw that line yourself. Nobody under 18 may play.</p>
<h2>A few questions for yourself</h2>
<ul>
<li>Do you play more in order to win back what you have lost?</li>
<li>Have you played with money for rent, bills or debts?</li>
<li>Have you hidden from people close to you how much you play?</li>
<li>Are you restless or angry when you cannot play?</li>
</ul>
<p>If you answer “yes” to even one of them, take a break and use one of the tools below.</p>
<h2>Your tools</h2>
<ul>
<li><strong>Limits.</strong> Set daily, weekly and monthly amounts for deposits and for bets. A lower limit counts at once, a higher one after 24 hours.</li>
<li><strong>A break.</strong> Pause your account for 24 hours, 7 days or 30 days.</li>
<li><strong>Self-exclusion.</strong> Close your account for 6 months, 1 year or 5 years. It cannot be undone before the time is over.</li>
</ul>
<h2>Good habits</h2>
<p>Play only with money you can afford to lose. Keep an eye on the clock and pause often. Do not play after drinking, or when you are sad or angry. Never raise your bets after a loss: the result of each round is independent of those before it.</p>
<h2>Protect children</h2>
<p>Share your password with nobody, do not stay signed in on a shared device, and use parental control software.</p>
<h2>Get help</h2>
<p>In Turkey, the Green Crescent counselling centre can be reached free of charge on 115. Conversations are confidential.</p>`,
  },
};
