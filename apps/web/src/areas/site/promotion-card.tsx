import { promotionAddress } from '@baize/contract/page-addresses';
import type { ComponentProps } from 'react';

import { pictureSource } from '../../app/picture.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import type { HomeData } from './home-data.ts';

export type PromotionFacts = HomeData['promotions'][number];

interface PromotionCardProps {
  readonly promotion: PromotionFacts;
  /** For the `sizes` attribute of the picture. */
  readonly sizes: string;
  readonly onClick?: ComponentProps<typeof Link>['onClick'];
}

/** Id of a promotion's card, which gets the focus back. */
export const promotionCardId = (id: number) => `promotion-${id}`;

/** A promotion with picture, summary and last day; links to its terms. */
export function PromotionCard({ promotion, sizes, onClick }: PromotionCardProps) {
  const t = useMessages();
  const { id, name, picture, summary, until } = promotion;
  return (
    <Link
      id={promotionCardId(id)}
      className="promotion-card"
      href={promotionAddress(id)}
      {...(onClick ? { onClick } : {})}
    >
      <img {...pictureSource(picture, 'landscape')} sizes={sizes} alt="" loading="lazy" />
      <span>
        <b className="display">{name}</b>
        <span className="text-ink-2">{summary}</span>
        <small>{until ? t('site_promotion_until', { day: until }) : t('site_promotion_lasting')}</small>
      </span>
    </Link>
  );
}
