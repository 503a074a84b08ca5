import type { InfoPage } from './info-page.ts';

export const amlKycPolicy: InfoPage = {
  id: 15,
  slug: 'aml-kyc-policy',
  name: { tr: 'Kimlik doğrulama ve kara para ile mücadele', en: 'Identity checks and anti-money laundering' },
  body: {
    tr: `<p>{brand}, suç gelirlerinin aklanmasını ve terörün finansmanını önlemekle yükümlüdür. Bu yüzden oyuncularımızı tanımamız ve para hareketlerini izlememiz gerekir.</p>
<h2>Kimliğinizi ne zaman doğrularız?</h2>
<ul>
<li>Üyelikte kimlik numaranızı, adınızı, soyadınızı ve doğum tarihinizi kimlik belgenizdeki gibi yazarsınız.</li>
<li>Yatırma ya da çekme için doğrulanmış kimlik gerekiyorsa, para yatırma ya da çekme sayfası bunu size bildirir; belgenizi oradan yüklersiniz.</li>
<li>Bilgilerinizde veya ödemelerinizde olağan dışı bir durum görürsek sizden belge isteyebiliriz.</li>
</ul>
<h2>Hangi belgeler istenir?</h2>
<p>Geçerli bir kimlik kartı, pasaport ya da sürücü belgesi; son üç aya ait bir adres belgesi; ödeme aracının size ait olduğunu gösteren bir belge. Yüksek tutarlarda gelirinizin kaynağını da sorabiliriz. Belgelerinizi yalnızca hesabınızdan yükleyin; dosyalar şifreli saklanır ve yetkili ekip dışında kimse göremez.</p>
<h2>Süre</h2>
<p>Belgelerinizi ekibimizden biri inceler ve sonucu hesabınızdan öğrenirsiniz. İnceleme sürerken oyun oynayabilirsiniz; doğrulama gerektiren çekim için sonucu beklemeniz gerekir.</p>
<h2>Neleri kabul etmeyiz?</h2>
<p>Başkası adına kayıtlı ödeme aracını ve kaynağı belirsiz parayı kabul etmeyiz. Bir yatırımın çekilmeden önce oynanması ya da önce yatırıldığı yoldan geri gitmesi gerekiyorsa, çekim sayfası bunun tutarını gösterir. Hesabınız mola veya kendini dışlama nedeniyle kapalıyken oynama şartı aranmaz.</p>
<h2>Bildirim yükümlülüğü</h2>
<p>Şüpheli bir işlemi yetkili kuruma bildirmek zorundayız ve yasa gereği bunu oyuncuya söyleyemeyiz. Kayıtlar hesap kapandıktan sonra en az beş yıl saklanır.</p>`,
    en: `<p>{brand} has a duty to prevent money laundering and the financing of terrorism. We therefore need to know our players and to watch movements of money.</p>
<h2>When we verify your identity</h2>
<ul>
<li>When you join, you enter your identity number, name, surname and date of birth as they stand in your identity document.</li>
<li>If a deposit or a withdrawal needs a verified identity, the page of deposits or of withdrawals says so, and you upload your document there.</li>
<li>If we see something unusual in your details or your payments, we may ask you for documents.</li>
</ul>
<h2>Which documents we ask for</h2>
<p>A valid identity card, passport or driving licence; proof of address from the last three months; and evidence that the means of payment is yours. For large amounts we may also ask about the source of your income. Upload documents from your account only; files are stored encrypted and nobody but the team in charge can see them.</p>
<h2>How long it takes</h2>
<p>A member of our team looks at your documents, and you find the result in your account. Meanwhile you can play; a withdrawal that needs the verification has to wait for it.</p>
<h2>What we do not accept</h2>
<p>We accept no means of payment in somebody else’s name and no money of unclear origin. If a deposit has to be played before it is withdrawn, or has to go back the way it came first, the withdrawal page shows the amount. While your account is closed by a break or a self-exclusion, nothing has to be played.</p>
<h2>Duty to report</h2>
<p>We are obliged to report suspicious transactions to the authority in charge and, by law, may not tell the player. Records are kept for at least five years after an account is closed.</p>`,
  },
};
