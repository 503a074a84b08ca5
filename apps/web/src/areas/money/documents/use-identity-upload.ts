import { useRef, useState } from 'react';

import { failureText, useCall } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { type PlayerDocument, useReloadDocuments } from './document-queries.ts';
import {
  begunWith,
  type IdentityDocument,
  type IdentityKind,
  missingSides,
  sidesOf,
} from './identity-sides.ts';
import type { Photo } from './photo-file.ts';
import { type PhotoChoice, usePhoto } from './use-photo.ts';

type PerSide<Value> = Partial<Record<IdentityKind, Value>>;

export interface IdentityUpload {
  /** What the player proves the identity with: as chosen, or as begun. */
  documentOf(documents: readonly PlayerDocument[]): IdentityDocument;
  setDocument(document: IdentityDocument): void;
  readonly photos: Readonly<Record<IdentityKind, PhotoChoice>>;
  /** What is wrong with a side, besides its file. */
  readonly problems: PerSide<string>;
  /** The photo that is being sent, and of how many. */
  readonly sending:
    | { readonly kind: IdentityKind; readonly number: number; readonly count: number }
    | undefined;
  isSent(kind: IdentityKind): boolean;
  choose(kind: IdentityKind, file: File | undefined): Promise<void>;
  /**
   * Sends the chosen photos that have not been sent; those that fail stay, with the reason.
   *
   * @returns a side without a photo, if there is one; then nothing is sent
   */
  send(documents: readonly PlayerDocument[]): Promise<IdentityKind | undefined>;
}

/** The photos of an identity document and their way to the server; all of it survives a closed dialog. */
export function useIdentityUpload(): IdentityUpload {
  const t = useMessages();
  const call = useCall();
  const reload = useReloadDocuments();
  const photos = { identity_front: usePhoto(), identity_back: usePhoto(), passport: usePhoto() };
  const [chosen, setDocument] = useState<IdentityDocument>();
  const [problems, setProblems] = useState<PerSide<string>>({});
  const [sent, setSent] = useState<PerSide<Photo>>({});
  const [sending, setSending] = useState<IdentityUpload['sending']>();
  const isSending = useRef(false);
  const documentOf = (documents: readonly PlayerDocument[]) => chosen ?? begunWith(documents);
  const isSent = (kind: IdentityKind) =>
    photos[kind].photo !== undefined && sent[kind] === photos[kind].photo;
  const setProblem = (kind: IdentityKind, text: string) => setProblems((all) => ({ ...all, [kind]: text }));

  async function choose(kind: IdentityKind, file: File | undefined) {
    if (file === undefined) return;
    setProblems(({ [kind]: _, ...others }) => others);
    await photos[kind].choose(file);
  }

  async function upload(kind: IdentityKind, photo: Photo) {
    try {
      const { data } = await call('POST /account/documents', { body: { kind, file: photo.file } });
      // A photo that the server knows stays as it was decided.
      if (data.state === 'rejected') setProblem(kind, t('documents_rejected_before'));
      else setSent((all) => ({ ...all, [kind]: photo }));
    } catch (failure) {
      setProblem(kind, failureText(failure, t('site_unknown_error')));
    }
  }

  async function send(documents: readonly PlayerDocument[]) {
    // Two presses can come before the button is drawn as loading.
    if (isSending.current) return undefined;
    const document = documentOf(documents);
    const unsent = sidesOf[document].flatMap((kind) => {
      const { photo } = photos[kind];
      return photo && !isSent(kind) ? [{ kind, photo }] : [];
    });
    const missing = missingSides(document, documents).filter((kind) => photos[kind].photo === undefined);
    // All sides were received before: one of them has to be new.
    const [needed] = missing.length > 0 || unsent.length > 0 ? missing : sidesOf[document];
    setProblems(Object.fromEntries(missing.map((kind) => [kind, t('documents_needed')])));
    if (needed !== undefined) {
      setProblem(needed, t('documents_needed'));
      return needed;
    }
    isSending.current = true;
    for (const [index, { kind, photo }] of unsent.entries()) {
      setSending({ kind, number: index + 1, count: unsent.length });
      await upload(kind, photo);
    }
    await reload();
    setSending(undefined);
    isSending.current = false;
    return undefined;
  }

  return { documentOf, setDocument, photos, problems, sending, isSent, choose, send };
}
