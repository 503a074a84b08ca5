import type { Language } from '@baize/contract';
import { Button } from '@baize/ui';

import { useApp } from '../app/app.ts';
import { lateCode } from '../app/late-code.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useLateAction } from './use-late-action.ts';

/** The page will reload anyway, so the code loads only now. */
const chooseLanguage = lateCode('chooseLanguage', () => import('../call/language-store.ts'));

/** With two languages there is no menu: the button names the other one. */
export function LanguageSwitch() {
  const t = useMessages();
  const { language } = useApp();
  const runLate = useLateAction();
  const other: Language = language === 'tr' ? 'en' : 'tr';
  return (
    <Button
      variant="quiet"
      icon="globe"
      className="language-switch"
      lang={other}
      aria-label={`${other.toUpperCase()}: ${t('site_switch_language')}`}
      onClick={() => runLate(chooseLanguage.load, (choose) => choose(other))}
    >
      {other.toUpperCase()}
    </Button>
  );
}
