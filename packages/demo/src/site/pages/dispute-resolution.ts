import type { InfoPage } from './info-page.ts';

export const disputeResolution: InfoPage = {
  id: 19,
  slug: 'dispute-resolution',
  name: { tr: 'Uyuşmazlık çözümü', en: 'Dispute resolution' },
  body: {
    tr: `<p>Şikâyetiniz şirket içinde çözülmediyse bağımsız bir kurum dosyanıza bakabilir. {brand} bu yolu oyunculara ücretsiz sunar.</p>
<h2>Ne zaman başvurulur?</h2>
<ul>
<li><a href="/Pages/complaints-and-arbitration">Şikâyet yolunun</a> ilk üç adımı tamamlandığında ya da</li>
<li>şikâyetinizin üzerinden sekiz hafta geçtiği hâlde son karar verilmediğinde.</li>
</ul>
<p>Başvuru, son karardan sonraki on iki ay içinde yapılmalıdır.</p>
<h2>Hangi konular kapsanır?</h2>
<p>Bahsin sonuçlandırılması, bonus koşulları, ödemeler, hesabın kapatılması ve oyun arızaları kapsamdadır. Ticari kararlar, ör. bir kampanyanın size sunulmaması ya da oranların düzeyi kapsam dışındadır.</p>
<h2>Süreç</h2>
<ul>
<li>Kurum başvurunuzu 10 gün içinde kabul eder veya gerekçesiyle geri çevirir.</li>
<li>Bizden bütün kayıtları ister: tur kayıtları, hesap hareketleri, yazışmalar. Bunları 14 gün içinde veririz; siz de görebilirsiniz.</li>
<li>Her iki tarafın görüşünü alır ve 90 gün içinde gerekçeli karar verir.</li>
</ul>
<h2>Karar kimi bağlar?</h2>
<p>Değeri ₺250.000’i aşmayan uyuşmazlıklarda karar bizi bağlar; siz kabul etmek zorunda değilsiniz. Kabul ederseniz ödeme 14 gün içinde yapılır.</p>
<h2>Diğer haklarınız</h2>
<p>Bu yola başvurmanız mahkemeye gitme hakkınızı ortadan kaldırmaz; başvuru süresince zamanaşımı işlemez. Lisans kurumuna her aşamada bilgi verebilirsiniz. Süreç boyunca hesabınız, başka bir neden yoksa açık kalır.</p>`,
    en: `<p>If your complaint has not been solved within the company, an independent body can look at your case. {brand} offers this way to players free of charge.</p>
<h2>When to apply</h2>
<ul>
<li>When the first three steps of the <a href="/Pages/complaints-and-arbitration">complaints procedure</a> are complete, or</li>
<li>when eight weeks have passed since your complaint without a final decision.</li>
</ul>
<p>Please apply within twelve months of the final decision.</p>
<h2>What is covered</h2>
<p>The settlement of bets, terms of bonuses, payments, the closing of accounts and malfunctions of games are covered. Commercial decisions, such as not offering you a promotion or the level of odds, are not.</p>
<h2>The procedure</h2>
<ul>
<li>Within 10 days, the body accepts your application or refuses it with reasons.</li>
<li>It asks us for all records: rounds, account movements and correspondence. We hand them over within 14 days, and you may see them as well.</li>
<li>It hears both sides and decides, with reasons, within 90 days.</li>
</ul>
<h2>Whom the decision binds</h2>
<p>In disputes about up to ₺250,000 the decision binds us; you need not accept it. If you do, payment is made within 14 days.</p>
<h2>Your other rights</h2>
<p>Applying does not take away your right to go to court, and the period of limitation is suspended meanwhile. You can inform the licensing authority at any stage. Unless there is another reason, your account stays open throughout.</p>`,
  },
};
