import { Button, ButtonLink, EmptyState, Panel } from '@baize/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import type { InfoPageInput } from '../../addresses/info-page-address.ts';
import { findInfoPage, infoPageFile, infoPages } from './info-pages.ts';
import { useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { OperatorText } from './operator-text.tsx';
import './info.css';

function PageMenu({ pages }: { pages: readonly { url: string; name: string }[] }) {
  const t = useMessages();
  const menu = useRef<HTMLElement>(null);

  useEffect(() => {
    // If the menu is a row, the current page may be outside of it.
    const current = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (menu.current && current) menu.current.scrollLeft = current.offsetLeft - menu.current.clientWidth / 3;
  }, []);

  return (
    <nav ref={menu} className="info-menu" aria-label={t('site_pages_title')}>
      {pages.map(({ url, name }) => (
        <Link key={url} href={url}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** A text of the operator, with a menu of all texts. */
export function InfoPage({ input }: { input: InfoPageInput }) {
  const t = useMessages();
  const app = useApp();
  const { pages } = useSuspenseQuery(infoPages(app)).data;
  const page = findInfoPage(pages, input);
  return (
    <div className="info">
      <PageMenu key={input.slug} pages={pages} />
      <article className="grid min-w-0 gap-4">
        {page ? (
          <>
            <header className="flex flex-wrap items-start justify-between gap-4">
              <h1>{page.name}</h1>
              <div className="info-actions">
                <ButtonLink
                  variant="line"
                  size="small"
                  icon="file-text"
                  href={infoPageFile(app, input)}
                  download=""
                >
                  {t('site_pdf')}
                </ButtonLink>
                <Button variant="line" size="small" icon="printer" onClick={() => window.print()}>
                  {t('site_print')}
                </Button>
              </div>
            </header>
            <Panel>
              <OperatorText html={page.description} />
            </Panel>
          </>
        ) : (
          <EmptyState isPage icon="file-text" title={t('site_pages_none')} text={t('site_pages_none_text')} />
        )}
      </article>
    </div>
  );
}
