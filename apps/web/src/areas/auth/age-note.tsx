import { useMessages } from '../../messages/use-messages.ts';

/** The minimum age. */
export function AgeNote() {
  const t = useMessages();
  return (
    <p className="age-note">
      <span aria-hidden="true">18+</span>
      {t('auth_age_note')}
    </p>
  );
}
