import { Icon } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';

/** A number to call. */
export function HelpPhone({ phone }: { phone: string | null }) {
  const t = useMessages();
  if (phone === null) return null;
  return (
    <a
      href={`tel:${phone.replaceAll(' ', '')}`}
      className="help-phone"
      aria-label={t('limits_help_call', { phone })}
    >
      <Icon name="phone" />
      {phone}
    </a>
  );
}

/** A site of its own, in a new tab; it does not learn where the visitor came from. */
export function HelpSite({ name, web }: { name: string; web: string | null }) {
  const t = useMessages();
  if (web === null) return null;
  const { hostname } = new URL(web);
  return (
    <a
      href={web}
      target="_blank"
      rel="noopener noreferrer"
      className="limit-card-link"
      aria-label={`${hostname.replace(/^www\./, '')}: ${t('limits_help_web', { name })}, ${t('limits_help_new_tab')}`}
    >
      <Icon name="globe" size={16} />
      {hostname.replace(/^www\./, '')}
    </a>
  );
}
