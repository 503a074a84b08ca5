/** Markup of a page, with the preloads that React puts before it; they belong in the head. */
export interface Markup {
  readonly preloads: string;
  readonly root: string;
}

export function splitPreloads(markup: string): Markup {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(markup)?.[0] ?? '';
  return { preloads, root: markup.slice(preloads.length) };
}

interface LeadingPicture {
  /** The preload of it; React makes none for what is inside of a `picture`. */
  readonly link?: string | undefined;
  readonly address: string;
}

/** The one file that a `picture` with priority has for the screens of its first source. */
const onlySource = /<source [^>]*srcSet="([^"&<>\s,]+)"[^>]*><img [^>]*fetchPriority="high"/i;

/** The most important picture of a page. One with several files, of which the browser chooses, is none. */
function leadingPicture({ preloads, root }: Markup): LeadingPicture | undefined {
  const links = preloads.match(/<link [^>]*>/g) ?? [];
  const link = links.find((each) => each.includes('as="image"') && /fetchpriority="high"/i.test(each));
  const address = (/ href="([^"&<>]+)"/.exec(link ?? '') ?? onlySource.exec(root))?.[1];
  return address === undefined ? undefined : { link, address };
}

/** A `Link` header with which the browser fetches the most important picture before it reads the page. */
export function earlyLink(markup: Markup): string | undefined {
  const picture = leadingPicture(markup);
  return picture && `<${picture.address}>; rel=preload; as=image; fetchpriority=high`;
}

/**
 * Moves the most important picture into the page if its data is at hand: on a phone, a request of its own costs as long as
 * the page itself. In the browser, React keeps the attributes of the server's HTML, so the picture is not fetched there.
 *
 * @param dataOf a picture's data URL by its address
 */
export async function includeLeadingPicture(
  markup: Markup,
  dataOf: (address: string) => Promise<string | undefined>,
): Promise<Markup> {
  const picture = leadingPicture(markup);
  const data = picture && (await dataOf(picture.address));
  if (!picture || data === undefined) return markup;
  const root = markup.root.replace(`"${picture.address}"`, () => `"${data}"`);
  return root === markup.root ? markup : { preloads: markup.preloads.replace(picture.link ?? '', ''), root };
}
