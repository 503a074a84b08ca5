import type { Language } from '@baize/contract';
import { Button } from '@baize/ui';

import { useApp } from '../app/app.ts';
import { useMessages } from '../messages/use-messages.ts';

/** The page will reload anyway, so the code loads only now. */
async function choose(language: Language) {
  const { chooseLanguage } = await import('../call/language-store.ts');
  chooseLanguage(language);
}

/** With two languages there is no menu: the button names the other one. */
export function LanguageSwitch() {
  const t = useMessages();
  const { language } = useApp();
  const other: Language = language === 'tr' ? 'en' : 'tr';
  return (
    <Button
      variant="quiet"
      icon="globe"
      className="language-switch"
      lang={other}
      aria-label={`${other.toUpperCase()}: ${t('site_switch_language')}`}
      onClick={() => void choose(other)}
    >
      {other.toUpperCase()}
    </Button>
  );
}
