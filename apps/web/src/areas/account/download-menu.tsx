import { Button, Icon, VisuallyHidden } from '@baize/ui';
import { useId, useRef, useState } from 'react';

import { failureText, useAlert } from '../../call/index.ts';
import { closeOnLeave } from '../../frame/close-on-leave.ts';
import { FileLink, useFileLink } from '../../frame/file-link.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { type Format, maxRows, shorterRange } from './download-limits.ts';
import { historyHref, type HistoryView, viewQuery } from './history-address.ts';
import type { HistoryKind } from './history-kind.ts';
import './download-menu.css';

interface DownloadMenuProps {
  readonly kind: HistoryKind & { readonly file: NonNullable<HistoryKind['file']> };
  readonly view: HistoryView;
  readonly today: string;
  /** Rows of the whole period. */
  readonly total: number;
}

const formats = ['xlsx', 'csv', 'pdf'] as const;
const texts = {
  xlsx: { icon: 'layout-grid', name: 'download_xlsx', text: 'download_xlsx_text' },
  csv: { icon: 'layout-grid', name: 'download_csv', text: 'download_csv_text' },
  pdf: { icon: 'file-text', name: 'download_pdf', text: 'download_pdf_text' },
} as const;

/** Of the panel, and of what stays free beside it. */
const WIDTH = 320;
const EDGE = 12;

/** Above or below the button, where there is more space, with its end at the end of the button. */
function place({ style }: HTMLElement, button: HTMLElement | null): void {
  const box = button?.getBoundingClientRect();
  if (!box) return;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const isBelow = box.top + box.bottom < height;
  style.setProperty('--top', isBelow ? `${box.bottom + 8}px` : 'auto');
  style.setProperty('--bottom', isBelow ? 'auto' : `${height - box.top + 8}px`);
  style.setProperty('--end', `${Math.max(EDGE, Math.min(width - box.right, width - WIDTH - EDGE))}px`);
}

/** All rows of a period as a file. A format that cannot hold them offers a shorter period. */
export function DownloadMenu({ kind, view, today, total }: DownloadMenuProps) {
  const t = useMessages();
  const id = useId();
  const { link, makeLink } = useFileLink();
  const alert = useAlert();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [making, setMaking] = useState<Format>();

  async function download(format: Format) {
    panel.current?.hidePopover();
    button.current?.focus();
    setMaking(format);
    try {
      const { page: _, ...filters } = viewQuery(view);
      await makeLink('GET /account/exports/{history}', {
        params: { history: kind.file },
        query: { ...filters, format, ...(view.method !== undefined && { payment_id: view.method }) },
      });
    } catch (error) {
      alert.show({ kind: 'error', text: failureText(error, t('download_failed')) });
    } finally {
      setMaking(undefined);
    }
  }

  return (
    <div className="download">
      <Button
        ref={button}
        variant="line"
        size="small"
        icon="download"
        loading={making !== undefined}
        popoverTarget={making === undefined ? id : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        {t('download_open')}
      </Button>
      {/* Focus that leaves it closes it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('download_title')}
        className="download-panel"
        onBeforeToggle={(event) => {
          if (event.newState === 'open') place(event.currentTarget, button.current);
        }}
        onBlur={closeOnLeave}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <p className="download-title">{t('download_title')}</p>
        {formats.map((format) => {
          const max = maxRows[format];
          const { icon, name, text } = texts[format];
          const isTooLong = total > max;
          const shorter = isTooLong ? shorterRange(view.range, max / total) : undefined;
          return (
            <div key={format}>
              <button
                type="button"
                className="download-choice"
                disabled={isTooLong}
                onClick={() => void download(format)}
              >
                <Icon name={icon} />
                <span>
                  <b>{t(name)}</b>
                  <small>{isTooLong ? t('download_too_long', { rows: total, max }) : t(text, { max })}</small>
                </span>
              </button>
              {shorter && (
                <Link
                  className="download-shorter"
                  href={historyHref(kind, { ...view, range: shorter.range, page: 1 }, today)}
                  onClick={() => panel.current?.hidePopover()}
                >
                  {t('download_shorter', { days: shorter.days })}
                </Link>
              )}
            </div>
          );
        })}
      </div>
      <VisuallyHidden>
        <span role="status">{making !== undefined && t('download_making')}</span>
      </VisuallyHidden>
      <FileLink link={link} />
    </div>
  );
}
