import type { Language } from '@baize/contract';
import { Button } from '@baize/ui';

import { useApp } from '../app/app.ts';
import { writeEntry } from '../call/token-store.ts';
import { useMessages } from '../messages/use-messages.ts';

const COOKIE_SECONDS = 31_536_000;

/** Remembers the choice for the browser and, as a cookie, for the first HTML of the next page. */
function chooseLanguage(language: Language) {
  writeEntry('lang', language);
  document.cookie = `lang=${language}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
  location.reload();
}

/** Two languages need no menu: the button names the other one. */
export function LanguageSwitch() {
  const t = useMessages();
  const { language } = useApp();
  const other: Language = language === 'tr' ? 'en' : 'tr';
  return (
    <Button
      look="quiet"
      icon="globe"
      className="language-switch"
      lang={other}
      aria-label={`${other.toUpperCase()}: ${t('site_switch_language')}`}
      onClick={() => chooseLanguage(other)}
    >
      {other.toUpperCase()}
    </Button>
  );
}
