import sanitize from 'sanitize-html';

/** An address on the site itself; `//host` and `/\host` would be somebody else's. */
const ownAddress = /^\/(?![/\\])/;

/**
 * What operators may write: text with its structure, links and pictures of the site's own. No styles, no
 * classes or ids (a page's own could be imitated), no frames and nothing that runs.
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
    // The page has its one first heading already.
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
 * HTML of an operator with everything removed that the allow-list does not name. It is applied when text
 * is stored and again when it is shown, so neither an old row nor a careless import reaches a page.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, allowList);
}
