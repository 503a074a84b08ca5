import { Rail } from '@baize/ui';

import * as paths from '../../../addresses/paths.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { PromotionCard, type PromotionFacts } from '../promotion-card.tsx';

const CARD_SIZES = '(max-width: 549px) 70vw, (max-width: 1199px) 40vw, 340px';

/** The first promotions on the home page. */
export function PromotionRail({ promotions }: { promotions: readonly PromotionFacts[] }) {
  const t = useMessages();
  if (promotions.length === 0) return null;
  return (
    <Rail
      title={t('site_nav_promotions')}
      shape="cards"
      more={{ href: paths.promotions, label: t('play_all') }}
      previousLabel={t('site_previous')}
      nextLabel={t('site_next')}
      linkAs={Link}
    >
      {promotions.map((promotion) => (
        <PromotionCard key={promotion.id} promotion={promotion} sizes={CARD_SIZES} />
      ))}
    </Rail>
  );
}
