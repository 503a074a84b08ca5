import sanitize from 'sanitize-html';

/** An address on this site; `//host` and `/\host` would be other sites. */
const ownAddress = /^\/(?![/\\])/;

/**
 * What operators may write: structured text, links and the site's own pictures. No styles, no classes or ids (they
 * could imitate the site's own), no frames and no scripts.
 */
const allowedTags =
  'h2 h3 h4 p br hr blockquote ul ol li dl dt dd strong b em i u s small sub sup a img table caption thead tbody tfoot tr th td'.split(
    ' ',
  );

const allowList: sanitize.IOptions = {
  allowedTags,
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 40,
  transformTags: {
    // The page already has its h1.
    h1: 'h2',
    a: (tagName, { href, title }) => {
      const attribs: Record<string, string> = {};
      if (href !== undefined) attribs.href = href;
      if (title !== undefined) attribs.title = title;
      if (href?.startsWith('https:')) {
        attribs.target = '_blank';
        attribs.rel = 'noopener noreferrer';
      }
      return { tagName, attribs };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownAddress.test(attribs.src ?? ''),
};

/**
 * Removes everything that is not on the allow-list from an operator's HTML. Applied when text is stored and again when
 * it is shown, so neither an old row nor a careless import reaches a page.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, allowList);
}
