import type { FileKey, Params, WireQuery, WireReply } from '@baize/contract';
import { useEffect, useRef, useState } from 'react';

import { callAddress, useCall } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import './file-link.css';

export type MadeLink = WireReply<'POST /account/file-links'>['data'];

interface FileRequest<Key extends FileKey> {
  readonly params?: Params<Key>;
  readonly query?: WireQuery<Key>;
}

/**
 * Links to files of the player. The browsers inside of other apps save what a link names, but not what a script has made,
 * and say nothing of it.
 */
export function useFileLink() {
  const call = useCall();
  const [link, setLink] = useState<MadeLink>();
  useEffect(() => {
    if (!link) return undefined;
    const timer = setTimeout(() => setLink(undefined), link.expires_in * 1_000);
    return () => clearTimeout(timer);
  }, [link]);
  /** @throws CallFailure if the server refuses the file */
  async function makeLink<Key extends FileKey>(key: Key, request: FileRequest<Key>): Promise<void> {
    setLink(undefined);
    const body = { address: callAddress(key, request).address };
    setLink((await call('POST /account/file-links', { body })).data);
  }
  return { link, makeLink };
}

/** The link itself. It is followed once, and stays for browsers that wait for a press. */
export function FileLink({ link }: { readonly link: MadeLink | undefined }) {
  return (
    <div role="status" className="file-link">
      {link && <FollowedLink key={link.address} link={link} />}
    </div>
  );
}

function FollowedLink({ link: { address, opens } }: { readonly link: MadeLink }) {
  const t = useMessages();
  const save = useRef<HTMLAnchorElement>(null);
  useEffect(() => save.current?.click(), []);
  return (
    <>
      {t('download_ready')}
      <a ref={save} href={address} download="">
        {t('download_save')}
      </a>
      {opens && (
        <a href={`${address}&open=1`} target="_blank" rel="noreferrer">
          {t('download_view')}
        </a>
      )}
    </>
  );
}
