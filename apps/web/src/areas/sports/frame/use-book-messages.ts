import type { SportsProvider } from '@baize/brand';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

import * as paths from '../../../addresses/paths.ts';
import type { SportPlace } from '../../../addresses/sport-address.ts';
import { tabEntries } from '../../../app/browser-storage.ts';
import { useSession, useSessionActions } from '../../../call/index.ts';
import { useLoginPopup } from '../../../frame/login-popup.tsx';
import { usePopups } from '../../../frame/popup-context.ts';
import { useNavigate } from '../../../router/index.ts';
import type { FrameTarget } from '../../play/index.ts';
import type { EmbedMessage } from '../embeds/embed.ts';
import { embeds } from '../embeds/embeds.ts';
import { countMessage } from '../embeds/message-counts.ts';
import { hearBook, postToBook } from './frame-talk.ts';
import { wasLoaded } from './framed-address.ts';
import type { BetNews } from './use-bet-watch.ts';
import type { BookLaunch } from './use-book.ts';
import type { BookPlace } from './use-book-place.ts';
import { useBookSession } from './use-book-session.ts';

interface BookMessages {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly target: FrameTarget | undefined;
  /** Address of the frame. */
  readonly src: string | undefined;
  readonly provider: SportsProvider;
  readonly launch: BookLaunch;
  /** Where the book opens. */
  readonly start: SportPlace;
  readonly place: BookPlace;
  onBet(news: BetNews): void;
  /** Whether money that is paid in can be bet: if not, the book’s deposit button leads to the limits. */
  readonly canDeposit: boolean;
}

/** Questions come before the book is on the screen. */
const questions: readonly EmbedMessage['type'][] = ['host', 'start', 'storedSlip', 'token', 'waits'];

/** Where a tab stores the slip of a book that can store nothing. */
const slipOf = (provider: SportsProvider) => `book-slip:${provider}`;

/** What a book has said since its frame was opened. */
interface Heard {
  readonly key: string;
  readonly isReady: boolean;
  readonly heightPx?: number;
}

/** What the page does at the messages of a book. */
function useReactions({ target, provider, start, place, onBet, canDeposit }: BookMessages) {
  const askToSignIn = useLoginPopup();
  const popups = usePopups();
  const navigate = useNavigate();
  const { refreshProfile } = useSession();
  return (message: EmbedMessage) => {
    switch (message.type) {
      case 'host':
        return message.reply(target?.markup ?? '');
      case 'start':
        return message.reply(start);
      case 'storedSlip':
        return message.reply(tabEntries.read(slipOf(provider)));
      case 'slip':
        return void tabEntries.write(slipOf(provider), message.slip);
      case 'place':
        return place.follow(message.place);
      case 'login':
        return askToSignIn();
      case 'register':
        return popups.open({ name: 'register' });
      case 'deposit':
        return void navigate(canDeposit ? paths.deposit : paths.limits);
      case 'balance':
        onBet('changed');
        return void refreshProfile();
      case 'bet':
        return onBet(message.isWaiting ? 'waiting' : 'decided');
      case 'ready':
        place.opened();
        // After a reload of its own it says so again if a bet still waits.
        return onBet('decided');
      default:
        return undefined;
    }
  };
}

/**
 * Listens to the frame of a book. Only its own document is heard, from the origin that it must have, in the words of its
 * provider; other words are counted.
 */
export function useBookMessages(parts: BookMessages) {
  const { frame, target, src, provider, launch, canDeposit } = parts;
  const { key } = launch;
  const embed = embeds[provider];
  const session = useSessionActions();
  // The first HTML has the frame before any script.
  const [isFromServer] = useState(() => session.state().status === 'unknown' && src !== undefined);
  const [last, setHeard] = useState<Heard>({ key, isReady: false });
  const heard: Heard = last.key === key ? last : { key, isReady: false };

  const post = (message: unknown) => {
    if (target) postToBook(frame.current?.contentWindow, target, message);
  };
  const react = useReactions(parts);
  const { handOver, reply } = useBookSession({ provider, launch, isReady: heard.isReady, post });
  const greet = () => {
    if (!heard.isReady && embed.hello !== undefined) post(embed.hello);
  };

  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = target && hearBook(event, frame.current?.contentWindow, target, embed);
    if (message === undefined) return;
    countMessage(provider, message !== null);
    if (!message) return;
    if (message.type === 'token') void reply(message.reply);
    else if (message.type === 'waits') void handOver();
    else react(message);
    if (message.type === 'height') setHeard({ key, isReady: true, heightPx: message.heightPx });
    else if (!heard.isReady && !questions.includes(message.type)) setHeard({ ...heard, isReady: true });
  });
  const sayDeposits = useEffectEvent((isOpen: boolean) => post(embed.deposits(isOpen)));
  useEffect(() => {
    if (heard.isReady) sayDeposits(canDeposit);
  }, [heard.isReady, canDeposit]);
  const greetEarlier = useEffectEvent(() => src !== undefined && wasLoaded(src) && greet());
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => receive(event);
    window.addEventListener('message', listen);
    if (isFromServer) greetEarlier();
    return () => window.removeEventListener('message', listen);
  }, [isFromServer]);

  return { isReady: heard.isReady, heightPx: heard.heightPx, greet };
}
