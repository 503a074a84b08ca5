/** What stands beside digits in dates, times and amounts; the longer of two that begin alike comes first. */
const words = new RegExp(
  [
    'january|february|march|april|june|july|august|september|october|november|december',
    'ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık',
    'jan|feb|mar|apr|may|jun|jul|aug|sept|sep|oct|nov|dec',
    'oca|şub|nis|haz|tem|ağu|eyl|eki|kas|ara',
    String.raw`am|pm|öö|ös|utc|gmt|tl|try|usd|eur|gbp|(?<=\d)[tz]|e`,
  ].join('|'),
  'gu',
);
const marks = /^[\s\p{Nd}\p{P}\p{S}]*$/u;
/** What is a value as a whole: truth values, and errors of formulas. */
const value = /^\s*(?:true|false|doğru|yanlış|#\S*[!?a])\s*$/u;

/**
 * Whether a spreadsheet may read a text as a number, a date, a time or a truth value, in Turkish or in English: `000123`, `1E5`,
 * `12-05`. Rather too often than not, since all that follows is that the text stays one.
 */
export function looksLikeValue(text: string): boolean {
  const plain = text.normalize('NFKC');
  return [plain.toLowerCase(), plain.toLocaleLowerCase('tr')].some(
    (form) => value.test(form) || (/\p{Nd}/u.test(form) && marks.test(form.replaceAll(words, ''))),
  );
}
