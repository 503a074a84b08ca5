import { ButtonLink, EmptyState } from '@baize/ui';

import * as paths from '../../addresses/paths.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';

export function NotFoundPage() {
  const t = useMessages();
  return (
    <div className="py-12">
      <EmptyState
        isPage
        icon="search"
        title={t('site_not_found_title')}
        text={t('site_not_found_text')}
        action={
          <ButtonLink href={paths.home} linkAs={Link}>
            {t('site_to_home')}
          </ButtonLink>
        }
      />
    </div>
  );
}
