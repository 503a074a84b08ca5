import { documentFiles } from '@baize/contract/document-rules';
import { Button, Icon, type IconName, joinClasses } from '@baize/ui';
import { type DragEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';

import { useApp } from '../../../app/app.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { fileSize } from './file-size.ts';
import type { Photo } from './photo-file.ts';
import './documents.css';

interface PhotoFieldProps {
  /** Names the photo. */
  readonly label: string;
  readonly help?: ReactNode;
  readonly photo: Photo | undefined;
  /** What became of the photo, such as "Sent"; also of one that is not shown, because it was sent earlier. */
  readonly status?: string | undefined;
  readonly isSent?: boolean;
  readonly error?: string | undefined;
  /** While the photo is sent, it can be neither replaced nor removed. */
  readonly isBusy: boolean;
  readonly onChoose: (file: File | undefined) => void;
  /** Left out if nothing can be removed. */
  readonly onRemove?: (() => void) | undefined;
  /** What else can be done about the photo, such as sending it again. */
  readonly action?: ReactNode;
  /** The file chooser, to focus it. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

interface FilePickProps {
  readonly icon: IconName;
  readonly text: string;
  /** The accessible name, which also says which photo it is. */
  readonly name: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly opensCamera?: boolean;
  readonly onChoose: (file: File | undefined) => void;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A file chooser that looks like a button. */
function FilePick(props: FilePickProps) {
  const { icon, text, name, describedBy, isInvalid, isDisabled, opensCamera, onChoose, ref } = props;
  return (
    <label
      className={joinClasses('button button-line photo-pick', opensCamera && 'photo-camera')}
      aria-disabled={isDisabled || undefined}
    >
      <input
        ref={ref}
        type="file"
        className="visually-hidden"
        accept={documentFiles.join(',')}
        capture={opensCamera ? 'environment' : undefined}
        aria-label={name}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        disabled={isDisabled}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <span className="button-label">
        <Icon name={icon} />
        {text}
      </span>
    </label>
  );
}

/** Takes a dropped file; `isOver` while one is held above the field. */
function useDrop(isBusy: boolean, onChoose: PhotoFieldProps['onChoose']) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      // Otherwise the browser opens the file in place of the page.
      event.preventDefault();
      setOver(!isBusy);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!isBusy) onChoose(event.dataTransfer.files[0]);
    },
  };
  return { isOver, handlers };
}

/** The photo with its name and size, or how to get one. */
function PhotoFacts({ photo, status, isSent }: Pick<PhotoFieldProps, 'photo' | 'status' | 'isSent'>) {
  const t = useMessages();
  const { language } = useApp();
  return (
    <div className="photo-facts">
      {photo && <b>{photo.file.name}</b>}
      {!photo && !status && <p className="photo-drop">{t('documents_drop')}</p>}
      <small>
        {photo && <span>{fileSize(photo.file.size, language)}</span>}
        <span role="status">
          {isSent && <Icon name="circle-check" size={16} />}
          {status}
        </span>
      </small>
    </div>
  );
}

/** A photo of a document: taken, chosen or dropped, with a preview. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, help, photo, status, isSent, error, isBusy, onChoose, onRemove, action, ref } = props;
  const t = useMessages();
  const id = useId();
  const removed = useRef<HTMLDivElement>(null);
  const { isOver, handlers } = useDrop(isBusy, onChoose);
  const describedBy = error !== undefined ? `${id}-error` : help !== undefined ? `${id}-help` : undefined;
  const isReplacing = photo !== undefined || status !== undefined;
  const shared = { describedBy, isInvalid: error !== undefined, isDisabled: isBusy, onChoose };

  function remove() {
    onRemove?.();
    // The button that has the focus disappears.
    removed.current?.querySelector('input')?.focus();
  }

  return (
    <div
      ref={removed}
      role="group"
      aria-label={label}
      className="photo-field"
      data-over={isOver || undefined}
      data-invalid={error !== undefined || undefined}
      {...handlers}
    >
      <p className="font-medium">{label}</p>
      <div className="photo-box">
        {photo?.url !== undefined ? (
          <img src={photo.url} alt={t('documents_preview', { what: label })} />
        ) : (
          <span className="photo-blank">
            <Icon name={photo || status === undefined ? 'id-card' : 'circle-check'} size={24} />
          </span>
        )}
        <PhotoFacts photo={photo} status={status} isSent={isSent ?? false} />
        <div className="photo-actions">
          <FilePick
            {...shared}
            ref={ref}
            icon="upload"
            text={t(isReplacing ? 'documents_replace' : 'documents_choose')}
            name={t(isReplacing ? 'documents_replace_for' : 'documents_choose_for', { what: label })}
          />
          <FilePick
            {...shared}
            opensCamera
            icon="camera"
            text={t('documents_camera')}
            name={t('documents_camera_for', { what: label })}
          />
          {onRemove && !isBusy && (
            <Button
              variant="quiet"
              icon="trash-2"
              aria-label={t('documents_remove_for', { what: label })}
              onClick={remove}
            >
              {t('documents_remove')}
            </Button>
          )}
          {action}
        </div>
      </div>
      {error !== undefined ? (
        <p id={`${id}-error`} role="alert" className="photo-error">
          <Icon name="circle-alert" size={16} />
          {error}
        </p>
      ) : (
        help !== undefined && (
          <p id={`${id}-help`} className="text-12 text-ink-3">
            {help}
          </p>
        )
      )}
    </div>
  );
}
