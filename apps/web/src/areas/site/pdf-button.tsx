import { Button } from '@baize/ui';
import { type RefObject, useState } from 'react';

import { lateCode } from '../../app/late-code.ts';
import { useAlert } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';

const savePageAsPdf = lateCode('savePageAsPdf', () => import('./page-pdf.ts'));

interface PdfButtonProps {
  readonly title: string;
  /** The element with the text to save. */
  readonly text: RefObject<HTMLElement | null>;
}

/** Saves the text as a PDF. Its library is large and loads on demand. */
export function PdfButton({ title, text }: PdfButtonProps) {
  const t = useMessages();
  const alert = useAlert();
  const [isBusy, setBusy] = useState(false);

  async function onSave() {
    const content = text.current?.querySelector('.operator-text');
    if (!content) return;
    setBusy(true);
    try {
      const save = await savePageAsPdf.load();
      await save(title, content);
    } catch {
      alert.show({ kind: 'error', text: t('site_pdf_failed') });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="line" size="small" icon="file-text" loading={isBusy} onClick={() => void onSave()}>
      {t('site_pdf')}
    </Button>
  );
}
