import { Button } from '@baize/ui';
import { useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';

import { failureText, useCall } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { PhotoField } from '../documents/photo-field.tsx';
import type { Photo } from '../documents/photo-file.ts';
import { usePhoto } from '../documents/use-photo.ts';
import type { PaymentValues } from './payment-values.ts';

interface FileFieldProps {
  readonly name: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly form: UseFormReturn<PaymentValues>;
}

/** A photo that the method asks for: it is sent when it is chosen, and the form has the number of the document. */
export function FileField({ name, label, help, form }: FileFieldProps) {
  const t = useMessages();
  const call = useCall();
  const { field, fieldState } = useController({ name, control: form.control });
  const { photo, problem, choose, remove } = usePhoto();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isSent = (field.value ?? '') !== '';

  function setDocument(id: string) {
    form.setValue(name, id, { shouldDirty: true, shouldValidate: id !== '' });
  }

  async function upload({ file }: Photo) {
    setFailure(undefined);
    setSending(true);
    setDocument('');
    try {
      const { data } = await call('POST /account/documents', { body: { kind: 'payment_proof', file } });
      if (data.state === 'rejected') setFailure(t('documents_rejected_before'));
      else setDocument(String(data.id));
    } catch (cause) {
      setFailure(failureText(cause, t('site_unknown_error')));
    }
    setSending(false);
  }

  async function chooseAndUpload(chosen: File | undefined) {
    const found = await choose(chosen);
    if (found) await upload(found);
  }

  function error(): string | undefined {
    if (problem) return t(problem.key, problem.values);
    if (failure !== undefined) return failure;
    // The form was sent too early.
    return fieldState.error && isSending ? t('documents_file_sending') : fieldState.error?.message;
  }

  const sentStatus = isSent ? t('documents_sent') : undefined;
  return (
    <div className="payment-file">
      <PhotoField
        ref={field.ref}
        label={label}
        help={help ?? t('documents_rules')}
        photo={photo}
        status={isSending ? t('documents_sending') : sentStatus}
        isSent={isSent}
        error={error()}
        isBusy={isSending}
        onChoose={(chosen) => void chooseAndUpload(chosen)}
        onRemove={
          photo || isSent
            ? () => {
                remove();
                setFailure(undefined);
                setDocument('');
              }
            : undefined
        }
        action={
          failure !== undefined &&
          photo && (
            <Button variant="line" icon="refresh-cw" onClick={() => void upload(photo)}>
              {t('documents_send_again')}
            </Button>
          )
        }
      />
    </div>
  );
}
