interface Topic {
  readonly words: RegExp;
  readonly tr: string;
  readonly en: string;
}

/** The known topics; the first matching one provides the answer. */
const topics: readonly Topic[] = [
  {
    words: /yatır|para|deposit|money|payment|ödeme/i,
    tr: 'Yatırımlar genellikle birkaç dakika içinde hesabınızda görünür. Bekleyen bir işlem varsa Yatırım sayfasında durumunu görebilirsiniz.',
    en: 'Deposits usually reach your account within minutes. If one is waiting, the Deposit page shows where it stands.',
  },
  {
    words: /çek|withdraw|kazan|win/i,
    tr: 'Çekimler için telefonunuzun doğrulanmış olması gerekir. İşlemin durumunu hesap hareketlerinizde bulabilirsiniz.',
    en: 'Withdrawals need a verified phone. You find where one stands among your transactions.',
  },
  {
    words: /bonus|promosyon|kampanya|promotion/i,
    tr: 'Güncel tekliflerin koşulları Promosyonlar sayfasında yazar. Hangisini sormak istersiniz?',
    en: 'The terms of every offer stand on the Promotions page. Which one would you like to ask about?',
  },
  {
    words: /sms|kod|doğrula|telefon|phone|code|verif/i,
    tr: 'Kod birkaç dakika içinde gelmezse hesabınızdaki Telefon doğrulama sayfasından yeniden isteyebilirsiniz.',
    en: 'If the code does not arrive within minutes, ask for it again on the Phone verification page of your account.',
  },
  {
    words: /limit|mola|ara ver|dışla|exclu|break|stop/i,
    tr: 'Ara vermek her zaman iyi bir fikirdir. Limit ve mola ayarlarında size hemen yardımcı olalım.',
    en: 'Taking a break is always a good idea. We help you with limits and breaks right away.',
  },
];

const fallback = {
  tr: 'Yazdığınız için teşekkürler. Bu bir deneme masası; yatırım, çekim, bonus, doğrulama ya da limitler hakkında sorabilirsiniz.',
  en: 'Thank you for writing. This is a trial desk; ask about deposits, withdrawals, bonuses, verification or limits.',
};

/** The answer to a question. */
export function answerQuestion(question: string, language: 'tr' | 'en'): string {
  return (topics.find(({ words }) => words.test(question)) ?? fallback)[language];
}
