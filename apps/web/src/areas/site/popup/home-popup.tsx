import { Button, ButtonLink, Dialog } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useApp } from '../../../app/app.ts';
import { pictureSource } from '../../../app/picture.ts';
import { callQuery, useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import './popup.css';
import { isDismissed, dismissPopup } from './seen-popup.ts';

const CHECK_EVERY_MS = 1_000;

/** Shown once per document, even if the user returns to the home page. */
let wasShown = false;

/** True as soon as no other dialog is open: a popup must not interrupt the user. */
function useIsUninterrupted(isWanted: boolean): boolean {
  const [isUninterrupted, setUninterrupted] = useState(false);
  useEffect(() => {
    if (!isWanted || isUninterrupted) return;
    const check = () => {
      if (!document.querySelector('dialog[open]')) setUninterrupted(true);
    };
    check();
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWanted, isUninterrupted]);
  return isUninterrupted;
}

/** The brand's popup on the home page, unless it was dismissed. */
export function HomePopup() {
  const t = useMessages();
  const app = useApp();
  const { status } = useSession();
  const [isClosed, setClosed] = useState(wasShown);
  const { device, language: lang } = app;
  // If the call fails, there is simply no popup.
  const { data } = useQuery({
    ...callQuery(app, 'GET /popup', { query: { device, lang } }),
    retry: false,
    enabled: !isClosed,
  });
  const popup = data?.data;
  const isWanted = Boolean(popup && !isClosed && !isDismissed(popup.id) && status !== 'loading');
  const isUninterrupted = useIsUninterrupted(isWanted);
  const isOpen = isWanted && isUninterrupted;
  useEffect(() => {
    if (isOpen) wasShown = true;
  }, [isOpen]);
  if (!popup) return null;
  const close = () => setClosed(true);
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={popup.name}
      closeLabel={t('site_close')}
      size="medium"
      className="home-popup"
      footer={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              dismissPopup(popup.id);
              close();
            }}
          >
            {t('home_popup_never')}
          </Button>
          <ButtonLink href={popup.url} linkAs={Link}>
            {t('home_popup_open')}
          </ButtonLink>
        </>
      }
    >
      <Link href={popup.url} tabIndex={-1} aria-hidden="true">
        <img {...pictureSource(popup.picture, 'landscape')} sizes="(max-width: 549px) 100vw, 592px" alt="" />
      </Link>
    </Dialog>
  );
}
