import { infoPageAddress } from '@baize/contract/page-addresses';
import type { FooterBlock } from '@baize/brand';
import type { MessageKey } from '@baize/messages/keys';

import * as paths from '../addresses/paths.ts';
import { useApp } from '../app/app.ts';
import { lateView } from '../app/late-view.tsx';
import { useSession } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useAccountLinks } from '../frame/account-links.ts';
import { LegalLine } from '../frame/legal-line.tsx';
import { Link } from '../router/index.ts';
import { shownSections } from './sections.ts';

/** The operator's pages in the footer. */
const companyPages = [
  { href: paths.promotions, label: 'site_nav_promotions' },
  { href: infoPageAddress('about'), label: 'site_page_about' },
  { href: infoPageAddress('terms-and-conditions'), label: 'site_page_terms' },
  { href: infoPageAddress('privacy-policy'), label: 'site_page_privacy' },
  { href: infoPageAddress('bonus-policy'), label: 'site_page_bonus_rules' },
  { href: infoPageAddress('complaints-and-arbitration'), label: 'site_page_complaints' },
  { href: infoPageAddress('contact'), label: 'site_page_contact' },
] as const satisfies readonly PageLink[];

const carePages = [
  { href: infoPageAddress('responsible-gambling'), label: 'site_page_responsible' },
  { href: infoPageAddress('self-exclusion-policy'), label: 'site_page_self_exclusion' },
  { href: infoPageAddress('fairness-methods'), label: 'site_page_fairness' },
] as const satisfies readonly PageLink[];

interface PageLink {
  readonly href: string;
  readonly label: MessageKey;
}

function AboutBlock() {
  const t = useMessages();
  const { options } = useApp().brand;
  return (
    <div className="footer-about">
      <img src={options.logo} alt={options.name} height={32} loading="lazy" />
      <p>{t('site_footer_about')}</p>
    </div>
  );
}

function LinksBlock({ title, links }: { title: string; links: readonly { href: string; text: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <Link href={href}>{text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SocialBlock() {
  const t = useMessages();
  const { options } = useApp().brand;
  const links = (['telegram', 'instagram', 'twitter', 'youtube', 'facebook', 'whatsapp'] as const).flatMap(
    (name) => (options[name] ? [{ name, href: options[name] }] : []),
  );
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('site_footer_social')}>
      <h2>{t('site_footer_social')}</h2>
      <ul>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener noreferrer" target="_blank">
              {name[0]?.toUpperCase() + name.slice(1)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The blocks of links in the brand's order; empty blocks are left out. */
function FooterColumn({ block }: { block: FooterBlock }) {
  const t = useMessages();
  const { brand } = useApp();
  const accountLinks = useAccountLinks();
  switch (block) {
    case 'about':
      return <AboutBlock />;
    case 'games':
      return (
        <LinksBlock
          title={t('site_footer_games')}
          links={shownSections(brand).map(({ href, label }) => ({ href, text: t(label) }))}
        />
      );
    case 'account':
      return (
        <LinksBlock
          title={t('site_footer_account')}
          links={accountLinks.map(({ href, label }) => ({ href, text: t(label) }))}
        />
      );
    case 'company':
      return (
        <LinksBlock
          title={t('site_footer_company')}
          links={companyPages.map(({ href, label }) => ({ href, text: t(label) }))}
        />
      );
    case 'care':
      return (
        <LinksBlock
          title={t('site_footer_care')}
          links={carePages.map(({ href, label }) => ({ href, text: t(label) }))}
        />
      );
    case 'social':
      return <SocialBlock />;
    default:
      return null;
  }
}

const Snow = lateView('Snow', () => import('./snow.tsx'));

/** Reserves space in the server's HTML and loads snow after hydration. */
function SnowSlot() {
  const isHydrated = useSession().status !== 'unknown';
  return <div className="snow-slot">{isHydrated && <Snow />}</div>;
}

/** The legal line is on every page, in play too. */
export function Footer({ inPlay }: { inPlay: boolean }) {
  const { traits } = useApp().brand;
  const blocks = traits['footer.blocks'];
  return (
    <footer className={inPlay ? 'site-footer is-in-play' : 'site-footer'}>
      <div className="wrap">
        {!inPlay && (
          <div className="footer-columns">
            {blocks.map((block) => (
              <FooterColumn key={block} block={block} />
            ))}
          </div>
        )}
        <LegalLine />
        {!inPlay && traits['site.snow'] && <SnowSlot />}
      </div>
    </footer>
  );
}
