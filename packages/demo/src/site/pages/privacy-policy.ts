import type { InfoPage } from './info-page.ts';

export const privacyPolicy: InfoPage = {
  id: 3,
  slug: 'privacy-policy',
  name: { tr: 'Gizlilik politikası', en: 'Privacy policy' },
  body: {
    tr: `<p>Bu metin, {brand} hesabınızla ilgili hangi verileri neden işlediğimizi ve haklarınızı anlatır. Veri sorumlusu Kuzey Liman Eğlence Ltd. şirketidir.</p>
<h2>Topladığımız veriler</h2>
<ul>
<li><strong>Kimlik ve iletişim:</strong> ad, soyad, kimlik numarası, doğum tarihi, adres, e-posta, telefon.</li>
<li><strong>Para hareketleri:</strong> yatırma, çekme, bahis ve kazançlar; kart numarasının tamamı bizde saklanmaz.</li>
<li><strong>Kullanım:</strong> oturumlar, IP adresi, tarayıcı, güvenlik olayları.</li>
</ul>
<h2>Neden işliyoruz?</h2>
<p>Hesabınızı yürütmek, yaşınızı doğrulamak, ödemeleri yapmak, hileyi ve kara para aklamayı önlemek, oyun alışkanlığındaki risk işaretlerini görmek ve yasal yükümlülükleri yerine getirmek için. Pazarlama iletilerini yalnızca onay verirseniz göndeririz; onayınızı istediğiniz an geri alabilirsiniz.</p>
<h2>Kimlerle paylaşıyoruz?</h2>
<p>Yalnızca hizmet için gerekli olanı; ödeme kuruluşları, oyun stüdyoları, kimlik doğrulama hizmetleri ve yasanın yetkili kıldığı kurumlarla paylaşırız. Stüdyolar adınızı değil, size ait bir numarayı görür. Verilerinizi satmayız.</p>
<h2>Ne kadar saklıyoruz?</h2>
<p>Hesap ve para kayıtlarını, hesap kapandıktan sonra yasanın istediği süre boyunca saklar, sonra siler ya da kimliksiz duruma getiririz. Kendini dışlama kayıtları, korumanın sürmesi için daha uzun tutulur.</p>
<h2>Haklarınız</h2>
<p>Verilerinizin bir kopyasını isteyebilir, yanlışların düzeltilmesini, koşulları oluştuğunda silinmesini talep edebilir ve işlemeye itiraz edebilirsiniz. Başvurular 30 gün içinde yanıtlanır. Bize <a href="/Pages/contact">iletişim sayfasından</a> ulaşın.</p>
<h2>Çerezler</h2>
<p>Oturum ve dil gibi zorunlu bilgileri tarayıcınızda tutarız; reklam çerezi kullanmayız.</p>`,
    en: `<p>This text explains which data we process for your {brand} account, why we do so, and what your rights are. The controller is Kuzey Liman Eğlence Ltd.</p>
<h2>Data we collect</h2>
<ul>
<li><strong>Identity and contact:</strong> name, surname, identity number, date of birth, address, e-mail and phone.</li>
<li><strong>Movements of money:</strong> deposits, withdrawals, bets and wins; we never keep full card numbers.</li>
<li><strong>Use:</strong> sessions, IP address, browser and security events.</li>
</ul>
<h2>Why we process them</h2>
<p>To run your account, verify your age, make payments, prevent fraud and money laundering, notice signs of harmful play and meet our legal duties. Marketing messages are sent only if you agree, and you can withdraw your consent at any time.</p>
<h2>Whom we share them with</h2>
<p>We share only what a service needs with payment institutions, game studios, identity verification services and authorities entitled by law. Studios see a number that stands for you, not your name. We do not sell your data.</p>
<h2>How long we keep them</h2>
<p>Account and money records are kept for as long as the law requires after an account is closed, then deleted or made anonymous. Records of self-exclusion are kept longer, so that the protection lasts.</p>
<h2>Your rights</h2>
<p>You may ask for a copy of your data, have mistakes corrected, request deletion where the conditions are met, and object to processing. Requests are answered within 30 days. Reach us through the <a href="/Pages/contact">contact page</a>.</p>
<h2>Cookies</h2>
<p>We keep what is necessary, such as your session and language, in your browser; we use no advertising cookies.</p>`,
  },
};
