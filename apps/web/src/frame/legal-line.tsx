import { useBrand } from '../app/app.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Link } from '../router/index.ts';
import { useCareLinks } from './care-links.ts';
import { MemberLink } from './member-link.tsx';

/** Visitors sign in first where it takes an account. */
function CareNav() {
  const t = useMessages();
  return (
    <nav className="footer-care" aria-label={t('site_care')}>
      {useCareLinks().map(({ href, label, isForPlayers }) => {
        const Target = isForPlayers ? MemberLink : Link;
        return (
          <Target key={href} href={href}>
            {t(label)}
          </Target>
        );
      })}
    </nav>
  );
}

/** Age, licence and the tools for playing responsibly: at the end of every page, in play and in the cashier too. */
export function LegalLine() {
  const t = useMessages();
  const { options } = useBrand();
  return (
    <div className="footer-legal">
      <span className="age-mark" aria-hidden="true">
        18+
      </span>
      <p>
        {options.license_description ?? `${t('site_license_missing')} ${t('site_play_responsibly')}`} ©{' '}
        {options.name}
      </p>
      <CareNav />
    </div>
  );
}
