import type { InfoPage } from './info-page.ts';

export const betbuilderRules: InfoPage = {
  id: 5,
  slug: 'betbuilder-rules',
  name: { tr: 'Bahis oluşturucu kuralları', en: 'Bet builder rules' },
  body: {
    tr: `<p>Bahis oluşturucu, aynı maçtan birden çok seçimi tek bahiste birleştirmenizi sağlar. {brand} bu bahislere aşağıdaki kuralları uygular. Bahis sayfalarımız şu an aynı maçtan seçimleri tek kolonda birleştirmez; kurallar, bu bahisler sunulduğunda geçerlidir.</p>
<h2>Oran nasıl belirlenir?</h2>
<p>Aynı maçtaki olaylar birbirini etkiler: bir takımın kazanması, o takımın gol atma olasılığını yükseltir. Bu yüzden birleşik oran, seçimlerin oranları çarpılarak değil, olayların birlikte gerçekleşme olasılığına göre hesaplanır. Kuponda gördüğünüz oran onayladığınız anda geçerli olan orandır.</p>
<h2>Seçimler</h2>
<ul>
<li>Bir bahiste aynı maçtan en az 2, en çok 12 seçim bulunur.</li>
<li>Birbirini dışlayan veya birbirini kesin olarak içeren seçimler birleştirilemez.</li>
<li>Oyuncu seçimlerinde oyuncu maça hiç girmezse bahsin tamamı geçersiz sayılır ve tutar iade edilir.</li>
<li>Futbolda bütün seçimler, uzatmalar hariç 90 dakika ve hakemin eklediği süre için geçerlidir.</li>
</ul>
<h2>Sonuçlandırma</h2>
<p>Bütün seçimler tutarsa bahis kazanır; bir seçim bile tutmazsa bahis kaybeder. Maç ertelenir ve 48 saat içinde oynanmazsa ya da yarıda kalırsa, sonucu kesinleşmiş bir kaybeden seçim yoksa tutar iade edilir. İstatistikler için müsabakayı düzenleyen kurumun resmî verileri esas alınır; sonradan yapılan düzeltmeler sonucu değiştirmez.</p>
<h2>Nakde çevirme ve bonus</h2>
<p>Nakde çevirme yalnızca kuponda görünüyorsa kullanılabilir. Kampanyalar, koşullarında açıkça yazmadıkça bu bahisleri kapsamaz. Bahis oluşturucu kuponları sistem bahsine eklenemez.</p>`,
    en: `<p>The bet builder lets you combine several selections from one match in a single bet. {brand} applies the following rules to such bets. Our books do not combine selections of one match in a line at present; the rules apply once they do.</p>
<h2>How the odds are made</h2>
<p>Events in one match influence each other: if a team wins, it is more likely to have scored. The combined odds are therefore not the product of the single odds, but follow from the probability that everything happens together. The odds on your slip at the moment of confirmation are the ones that count.</p>
<h2>Selections</h2>
<ul>
<li>A bet holds at least 2 and at most 12 selections from one match.</li>
<li>Selections that exclude each other, or where one always includes the other, cannot be combined.</li>
<li>If a player you selected takes no part in the match, the whole bet is void and the stake is returned.</li>
<li>In football, all selections refer to 90 minutes and added time, without extra time.</li>
</ul>
<h2>Settlement</h2>
<p>The bet wins if every selection is right and loses if a single one is wrong. If a match is postponed and not played within 48 hours, or abandoned, the stake is returned unless a selection has already been lost beyond doubt. Statistics follow the official data of the organiser; later corrections do not change the result.</p>
<h2>Cash out and bonuses</h2>
<p>Cash out is available only where the slip shows it. Offers do not cover these bets unless their terms say so. Bet builder slips cannot be part of a system bet.</p>`,
  },
};
