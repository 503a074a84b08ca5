import type { InfoPage } from './info-page.ts';

export const frequentlyAskedQuestions: InfoPage = {
  id: 8,
  slug: 'frequently-asked-questions',
  name: { tr: 'Sık sorulan sorular', en: 'Frequently asked questions' },
  body: {
    tr: `<h2>Hesap</h2>
<h3>Nasıl üye olurum?</h3>
<p>“Kayıt Ol” düğmesine basın, bilgilerinizi kimliğinizdeki gibi yazın. {brand} hesabı açmak ücretsizdir; 18 yaşından büyük olmanız gerekir.</p>
<h3>Parolamı unuttum, ne yapmalıyım?</h3>
<p>Giriş ekranındaki “Parolamı unuttum” bağlantısına dokunun. Telefonunuza gelen kodla yeni bir parola belirlersiniz.</p>
<h3>İkinci bir hesap açabilir miyim?</h3>
<p>Hayır. Her kişinin tek hesabı olur; fazlası kapatılır.</p>
<h2>Para</h2>
<h3>Yatırdığım para ne zaman görünür?</h3>
<p>Ödeme kuruluşu ödemeyi bildirir bildirmez. Bakiyeniz sayfayı yenilemeden güncellenir. Yarım saati geçerse işlem numarasıyla destek ekibine yazın.</p>
<h3>Çekim ne kadar sürer?</h3>
<p>Talebinizde en geç ne zaman karar verileceği yazar; o zamana kadar karar verilmezse tutar bakiyenize döner. Kimlik doğrulaması gerekiyorsa çekim sayfası bunu bildirir.</p>
<h3>Başkasının kartını kullanabilir miyim?</h3>
<p>Hayır, ödeme aracı kendi adınıza olmalıdır.</p>
<h2>Oyun</h2>
<h3>Oyun yarıda kalırsa ne olur?</h3>
<p>Tur sunucuda tamamlanır ve sonucu bakiyenize işlenir. Oyunu yeniden açtığınızda kaldığı yerden sürer.</p>
<h3>Oyunlar adil mi?</h3>
<p>Sonuçları rastgele sayı üreteci belirler, bağımsız laboratuvarlar denetler. Ayrıntılar <a href="/Pages/fairness-methods">adil oyun</a> sayfasındadır.</p>
<h3>Parasız deneyebilir miyim?</h3>
<p>Evet, oyun kartındaki “Dene” düğmesi oyunu deneme parasıyla açar.</p>
<h2>Güvende kalmak</h2>
<h3>Kendime nasıl sınır koyarım?</h3>
<p>Hesabınızdaki limitler ekranından günlük, haftalık ve aylık tutar belirleyin.</p>`,
    en: `<h2>Account</h2>
<h3>How do I sign up?</h3>
<p>Press “Sign up” and enter your details as they stand in your identity document. Opening a {brand} account is free of charge; you must be at least 18.</p>
<h3>I have forgotten my password. What now?</h3>
<p>Follow “Forgot password” on the sign-in screen. You set a new password with a code sent to your phone.</p>
<h3>May I open a second account?</h3>
<p>No. Each person has one account; further ones are closed.</p>
<h2>Money</h2>
<h3>When does my deposit arrive?</h3>
<p>As soon as the payment institution reports the payment. Your balance is updated without reloading the page. If it takes longer than half an hour, write to support with the transaction number.</p>
<h3>How long does a withdrawal take?</h3>
<p>Your request shows by when it is decided; if it is not, the amount returns to your balance. If your identity has to be verified, the withdrawal page says so.</p>
<h3>May I use somebody else’s card?</h3>
<p>No, the means of payment must be in your own name.</p>
<h2>Games</h2>
<h3>What if a game is interrupted?</h3>
<p>The round is completed on the server and its result is booked to your balance. When you open the game again, it goes on from where it stopped.</p>
<h3>Are the games fair?</h3>
<p>A random number generator decides the results, and independent laboratories test it. Read more on the <a href="/Pages/fairness-methods">fair play</a> page.</p>
<h3>Can I try them without money?</h3>
<p>Yes, “Try” on a game’s card opens it with play money.</p>
<h2>Staying safe</h2>
<h3>How do I set myself a limit?</h3>
<p>Choose daily, weekly and monthly amounts on the limits screen of your account.</p>`,
  },
};
