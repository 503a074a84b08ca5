/** What no file system or header accepts in a name. */
const unusable = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*%;]/gu;

/** `Baize Oyun geçmişi 2026-11-01 2026-11-30.pdf` */
export function fileName(parts: readonly string[], ending: string): string {
  return `${parts.map((part) => part.replaceAll(unusable, '').replaceAll(/\s+/g, ' ').trim()).join(' ')}.${ending}`;
}

/** Browsers read the second name; the first, without accents, is for others. */
export function contentDisposition(
  name: string,
  disposition: 'attachment' | 'inline' = 'attachment',
): string {
  const plain = name
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()]/g,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  );
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
