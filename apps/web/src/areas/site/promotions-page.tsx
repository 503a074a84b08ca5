import { infoPageAddress, promotionAddress } from '@baize/contract/page-addresses';
import { Button, ButtonLink, EmptyState, FeltPanel, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { runningPromotions } from './running-promotions.ts';
import * as paths from '../../addresses/paths.ts';
import { type PromotionsInput } from '../../addresses/promotion-address.ts';
import { useApp } from '../../app/app.ts';
import { useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useLoginPopup } from '../../frame/login-popup.tsx';
import { Link, useNavigate } from '../../router/index.ts';
import { PromotionCard, promotionCardId } from './promotion-card.tsx';
import { PromotionDialog } from './promotion-dialog.tsx';
import './info.css';

const SKELETONS = 6;
const CARD_SIZES = '(max-width: 549px) 100vw, (max-width: 1199px) 50vw, 460px';

/** A button to request a bonus, if the brand takes requests; otherwise a link to the contact page. */
function BonusRequest() {
  const t = useMessages();
  const { options, traits } = useApp().brand;
  const { status } = useSession();
  const navigate = useNavigate();
  const askToSignIn = useLoginPopup();
  const isTaken = traits['rewards.bonusRequestOnPromotions'] && options.request_bonus_url;
  if (!isTaken) {
    return (
      <ButtonLink variant="line" icon="message-circle" href={infoPageAddress('contact')} linkAs={Link}>
        {t('site_promotion_ask')}
      </ButtonLink>
    );
  }
  const request = () =>
    status === 'success' ? void navigate(paths.bonusRequest) : askToSignIn(paths.bonusRequest);
  return (
    <Button icon="gift" onClick={request}>
      {t('site_promotion_request')}
    </Button>
  );
}

/** Opens and closes the dialog by its address; closing goes Back if the list is the previous page. */
function useDialogAddress(id: number | undefined) {
  const navigate = useNavigate();
  const openedHere = useRef(false);
  const shown = useRef(id);
  useEffect(() => {
    const left = shown.current;
    shown.current = id;
    if (id !== undefined || left === undefined) return;
    openedHere.current = false;
    // The new address moves the focus to the top of the page; return it to the card.
    requestAnimationFrame(() =>
      document.getElementById(promotionCardId(left))?.focus({ preventScroll: true }),
    );
  }, [id]);
  return {
    open(next: number) {
      openedHere.current = true;
      void navigate(promotionAddress(next), { keepScroll: true });
    },
    close() {
      if (openedHere.current) history.back();
      else void navigate(paths.promotions, { replace: true, keepScroll: true });
    },
  };
}

/** The promotions as a grid, with a dialog over it if the address names one. */
export function PromotionsPage({ input }: { input: PromotionsInput }) {
  const t = useMessages();
  const app = useApp();
  const { data, isPending } = useQuery({ ...runningPromotions(app), throwOnError: true });
  const dialog = useDialogAddress(input.id);
  const promotions = data?.promotions ?? [];
  return (
    <div className="stack">
      <FeltPanel className="flex flex-wrap items-center justify-between gap-4 p-6">
        <div className="grid max-w-[60ch] gap-1">
          <h1>{t('site_nav_promotions')}</h1>
          <p className="text-balance text-ink-2">{t('site_promotions_lead')}</p>
        </div>
        <BonusRequest />
      </FeltPanel>
      {!isPending && promotions.length === 0 ? (
        <EmptyState icon="gift" title={t('site_promotions_none')} text={t('site_promotions_none_text')} />
      ) : (
        <ul className="promotion-grid" aria-busy={isPending}>
          {isPending &&
            Array.from({ length: SKELETONS }, (_, index) => (
              <li key={`waiting ${index}`} aria-hidden="true">
                <Skeleton className="h-80 w-full" />
              </li>
            ))}
          {promotions.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard
                promotion={promotion}
                sizes={CARD_SIZES}
                onClick={(event) => {
                  event.preventDefault();
                  dialog.open(promotion.id);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <PromotionDialog promotion={promotions.find(({ id }) => id === input.id)} onClose={dialog.close} />
    </div>
  );
}
