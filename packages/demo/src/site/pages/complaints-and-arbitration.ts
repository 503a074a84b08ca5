import type { InfoPage } from './info-page.ts';

export const complaintsAndArbitration: InfoPage = {
  id: 13,
  slug: 'complaints-and-arbitration',
  name: { tr: 'Şikâyet ve tahkim', en: 'Complaints and arbitration' },
  body: {
    tr: `<p>Bir şey yolunda gitmediyse duymak isteriz. Şikâyetiniz {brand} hesabınızın haklarını hiçbir biçimde kısıtlamaz ve ücretsizdir.</p>
<h2>1. adım: destek ekibi</h2>
<p>Sorunların çoğu canlı destekte birkaç dakikada çözülür. Yanıt sizi tatmin etmediyse görüşmenin numarasını isteyin.</p>
<h2>2. adım: yazılı şikâyet</h2>
<p>Olaydan sonraki altı ay içinde sikayet@kuzeyliman.example adresine yazın. Şunları ekleyin:</p>
<ul>
<li>üye numaranız,</li>
<li>olayın tarihi, saati ve varsa işlem ya da tur numarası,</li>
<li>ne olduğu ve ne beklediğiniz,</li>
<li>elinizdeki ekran görüntüleri.</li>
</ul>
<p>Şikâyetiniz 48 saat içinde kaydedilir ve size bir numara verilir. Olayla ilgisi olmayan bir çalışan inceler; en geç 15 gün içinde gerekçeli yanıt alırsınız. Karmaşık dosyalarda süre bir kez, nedeni bildirilerek 15 gün uzatılabilir.</p>
<h2>3. adım: yeniden inceleme</h2>
<p>Yanıta katılmıyorsanız 30 gün içinde yönetimin yeniden incelemesini isteyebilirsiniz. Bu karar şirketin son sözüdür ve 10 gün içinde verilir.</p>
<h2>4. adım: bağımsız tahkim</h2>
<p>Son karardan sonra dosyanızı bağımsız uyuşmazlık çözüm kurumuna götürebilirsiniz. Başvuru oyuncu için ücretsizdir; kurumun belirli bir tutara kadar verdiği kararlar bizi bağlar. Ayrıntılar <a href="/Pages/dispute-resolution">uyuşmazlık çözümü</a> sayfasındadır. Mahkemeye ve lisans kurumuna başvurma hakkınız her zaman saklıdır.</p>
<p>Bütün şikâyet kayıtlarını en az beş yıl saklarız.</p>`,
    en: `<p>If something has gone wrong, we want to hear about it. A complaint is free of charge and restricts the rights of your {brand} account in no way.</p>
<h2>Step 1: the support team</h2>
<p>Most problems are solved in live support within minutes. If the answer does not satisfy you, ask for the number of the conversation.</p>
<h2>Step 2: a written complaint</h2>
<p>Write to sikayet@kuzeyliman.example within six months of the event. Please include</p>
<ul>
<li>your member number,</li>
<li>the date, the time and, if there is one, the number of the transaction or round,</li>
<li>what happened and what you expect,</li>
<li>screenshots, if you have any.</li>
</ul>
<p>Your complaint is registered within 48 hours and you are given a number. Somebody who had no part in the matter looks into it; you receive an answer with reasons within 15 days. In complex cases this may be extended once by 15 days, and we tell you why.</p>
<h2>Step 3: a review</h2>
<p>If you disagree with the answer, you may ask within 30 days for a review by the management. That decision is the last word of the company and is given within 10 days.</p>
<h2>Step 4: independent arbitration</h2>
<p>After the final decision you can bring your case to the independent dispute resolution body. It costs players nothing, and its decisions bind us up to a certain amount. Read more on the <a href="/Pages/dispute-resolution">dispute resolution</a> page. You keep the right to go to court and to the licensing authority at all times.</p>
<p>We keep the records of all complaints for at least five years.</p>`,
  },
};
