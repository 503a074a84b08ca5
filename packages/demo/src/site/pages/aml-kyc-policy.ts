import type { InfoPage } from './info-page.ts';

export const amlKycPolicy: InfoPage = {
  id: 15,
  slug: 'aml-kyc-policy',
  name: { tr: 'Kimlik doğrulama ve kara para ile mücadele', en: 'Identity checks and anti-money laundering' },
  body: {
    tr: `<p>{brand}, suç gelirlerinin aklanmasını ve terörün finansmanını önlemekle yükümlüdür. Bu yüzden oyuncularımızı tanımamız ve para hareketlerini izlememiz gerekir.</p>
<h2>Kimliğinizi ne zaman doğrularız?</h2>
<ul>
<li>Üyelikte: kimlik numarası, ad, soyad ve doğum tarihi eşleşmesi.</li>
<li>İlk para çekme talebinizde.</li>
<li>Toplam yatırma ya da çekme tutarınız belirli bir eşiği aştığında.</li>
<li>Bilgilerinizde veya oyununuzda olağan dışı bir değişiklik gördüğümüzde.</li>
</ul>
<h2>Hangi belgeler istenir?</h2>
<p>Geçerli bir kimlik kartı, pasaport ya da sürücü belgesi; son üç aya ait bir adres belgesi; ödeme aracının size ait olduğunu gösteren bir belge. Yüksek tutarlarda gelirinizin kaynağını da sorabiliriz. Belgelerinizi yalnızca hesabınızdan yükleyin; dosyalar şifreli saklanır ve yetkili ekip dışında kimse göremez.</p>
<h2>Süre</h2>
<p>Belgeler en geç 24 saatte incelenir. İnceleme sürerken oyun oynayabilirsiniz, ancak çekim sonuçlanmaz. İstenen belge 30 gün içinde gelmezse hesap durdurulur.</p>
<h2>Neleri kabul etmeyiz?</h2>
<p>Başkası adına kayıtlı ödeme aracını, kaynağı belirsiz parayı ve oynanmadan çekilmek istenen yatırımları kabul etmeyiz. Yatırılan para, en az bir kez oynanmadıkça yatırıldığı yoldan iade edilir.</p>
<h2>Bildirim yükümlülüğü</h2>
<p>Şüpheli bir işlemi yetkili kuruma bildirmek zorundayız ve yasa gereği bunu oyuncuya söyleyemeyiz. Kayıtlar hesap kapandıktan sonra en az beş yıl saklanır.</p>`,
    en: `<p>{brand} has a duty to prevent money laundering and the financing of terrorism. We therefore need to know our players and to watch movements of money.</p>
<h2>When we verify your identity</h2>
<ul>
<li>When you join: identity number, name, surname and date of birth must match.</li>
<li>At your first request for a withdrawal.</li>
<li>When your deposits or withdrawals pass a certain total.</li>
<li>When we see an unusual change in your details or in your play.</li>
</ul>
<h2>Which documents we ask for</h2>
<p>A valid identity card, passport or driving licence; proof of address from the last three months; and evidence that the means of payment is yours. For large amounts we may also ask about the source of your income. Upload documents from your account only; files are stored encrypted and nobody but the team in charge can see them.</p>
<h2>How long it takes</h2>
<p>Documents are checked within 24 hours. Meanwhile you can play, but withdrawals are not completed. If a document we asked for does not arrive within 30 days, the account is suspended.</p>
<h2>What we do not accept</h2>
<p>We accept no means of payment in somebody else’s name, no money of unclear origin and no deposits that are withdrawn without being played. Money that has not been played at least once is returned the way it came.</p>
<h2>Duty to report</h2>
<p>We are obliged to report suspicious transactions to the authority in charge and, by law, may not tell the player. Records are kept for at least five years after an account is closed.</p>`,
  },
};
