import type { InfoPage } from './info-page.ts';

export const termsAndConditions: InfoPage = {
  id: 4,
  slug: 'terms-and-conditions',
  name: { tr: 'Şartlar ve koşullar', en: 'Terms and conditions' },
  body: {
    tr: `<p>Bu koşullar, {brand} ile sizin aranızdaki sözleşmedir. Üye olurken bu koşulları kabul edersiniz; lütfen önce okuyun.</p>
<h2>1. Kimler üye olabilir?</h2>
<p>18 yaşını doldurmuş, bulunduğu yerde çevrim içi oyunun yasak olmadığı ve kendini dışlamamış gerçek kişiler üye olabilir. Her kişi yalnızca bir hesap açabilir. Bilgileriniz kimlik belgenizle aynı olmalıdır.</p>
<h2>2. Hesabınız</h2>
<p>Parolanızı korumak sizin sorumluluğunuzdadır. Hesap başkasına devredilemez, kiraya verilemez, başkası adına kullanılamaz. Kimliğinizi, adresinizi ve ödeme aracınızı doğrulamanızı isteyebiliriz.</p>
<h2>3. Para</h2>
<p>Yalnızca kendi adınıza kayıtlı araçlarla para yatırabilir ve çekebilirsiniz. Bakiyeniz mevduat değildir, faiz işlemez. Ayrıntılar <a href="/Pages/payment-policy">ödeme politikasındadır</a>.</p>
<h2>4. Oyun ve bahis</h2>
<p>Kabul edilen bir bahis, kurallarda yazan durumlar dışında iptal edilmez. Bariz hata, bağlantı arızası veya hileli davranış varsa bahis geçersiz sayılır ve tutar iade edilir. Yarıda kalan turlar oyunun kurallarına göre tamamlanır.</p>
<h2>5. Yasak davranışlar</h2>
<ul>
<li>Birden çok hesap açmak veya başkalarıyla anlaşarak oynamak,</li>
<li>yazılım, bot ya da bilinen bir hatadan yararlanmak,</li>
<li>suçtan elde edilen parayla oynamak.</li>
</ul>
<h2>6. Hesabın kapatılması</h2>
<p>Hesabınızı dilediğiniz an kapatabilirsiniz; çekilebilir bakiyeniz size ödenir. Biz de kural ihlalinde hesabı durdurabiliriz; bu durumda sorularınızı destek ekibi yanıtlar ve paranız, talebiniz üzerine destek ekibi aracılığıyla ödenir. Duruma itiraz etmek için <a href="/Pages/complaints-and-arbitration">şikâyet yolunu</a> kullanabilirsiniz.</p>
<h2>7. Değişiklikler ve itiraz</h2>
<p>Önemli değişiklikleri yürürlükten en az 30 gün önce duyururuz. Bir karara katılmıyorsanız <a href="/Pages/complaints-and-arbitration">şikâyet yolunu</a> kullanabilirsiniz.</p>`,
    en: `<p>These terms are the agreement between you and {brand}. You accept them when you sign up, so please read them first.</p>
<h2>1. Who may join</h2>
<p>You may join if you are a natural person aged 18 or over, if online gaming is not prohibited where you are, and if you have not excluded yourself. Each person may open one account only. Your details must match your identity document.</p>
<h2>2. Your account</h2>
<p>You are responsible for keeping your password safe. An account may not be handed over, rented out or used on behalf of somebody else. We may ask you to verify your identity, your address and your means of payment.</p>
<h2>3. Money</h2>
<p>You may deposit and withdraw only by means that are registered in your own name. Your balance is not a bank deposit and bears no interest. Details are in the <a href="/Pages/payment-policy">payment policy</a>.</p>
<h2>4. Games and bets</h2>
<p>An accepted bet is not cancelled except where the rules say so. In case of an obvious error, a failed connection or fraud, the bet is void and the stake is returned. Interrupted rounds are completed by the rules of the game.</p>
<h2>5. What is not allowed</h2>
<ul>
<li>Opening several accounts or playing in collusion with others,</li>
<li>using software, bots or a known fault to one’s advantage,</li>
<li>playing with the proceeds of crime.</li>
</ul>
<h2>6. Closing an account</h2>
<p>You can close your account whenever you wish; your withdrawable balance is paid to you. We may also suspend an account when rules are broken. Support then answers your questions, and your money is paid out through support on request. If you object, you can use the <a href="/Pages/complaints-and-arbitration">complaints procedure</a>.</p>
<h2>7. Changes and objections</h2>
<p>We announce important changes at least 30 days before they take effect. If you disagree with a decision, you can use the <a href="/Pages/complaints-and-arbitration">complaints procedure</a>.</p>`,
  },
};
