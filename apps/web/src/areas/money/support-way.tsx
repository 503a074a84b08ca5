import { infoPageAddress } from '@baize/contract/page-addresses';
import { Button, ButtonLink, type ButtonProps } from '@baize/ui';

import { useSupport } from '../../frame/support-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';

interface SupportWayProps extends Pick<ButtonProps, 'variant'> {
  /** Before live support opens, such as to close a dialog. */
  readonly onOpen?: () => void;
}

/** A button to live support, or to the contact page if the brand has none. */
export function SupportWay({ variant = 'line', onOpen }: SupportWayProps) {
  const t = useMessages();
  const support = useSupport();
  const style = { variant, wide: true, size: 'large', icon: 'message-circle' } as const;
  if (!support) {
    return (
      <ButtonLink {...style} href={infoPageAddress('contact')} linkAs={Link}>
        {t('money_contact')}
      </ButtonLink>
    );
  }
  return (
    <Button
      {...style}
      onClick={() => {
        onOpen?.();
        support.open();
      }}
    >
      {t('site_support')}
    </Button>
  );
}
