import { useEffect, useState } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { useSession } from '../../../call/index.ts';
import { useLoginPopup } from '../../../frame/login-popup.tsx';
import { forgetRealGame, hasRealGame, noteRealGame } from './real-game.ts';
import type { BinaryMode } from './use-binary-launch.ts';

export interface BinaryModeState {
  readonly mode: BinaryMode;
  /** Null until the game is opened. */
  readonly opened: BinaryMode | null;
  /** Visitors who choose real money sign in first. */
  choose(mode: BinaryMode): void;
  open(mode: BinaryMode): void;
}

/** Play or real money, which follows signing in and out. A reload opens a game with real money again, whose bets go on. */
export function useBinaryMode(): BinaryModeState {
  const { status, user } = useSession();
  const askToSignIn = useLoginPopup();
  const isPlayer = status === 'success';
  const [wasPlayer, setWasPlayer] = useState(isPlayer);
  const [mode, setMode] = useState<BinaryMode>(isPlayer ? 'real' : 'demo');
  const [isOpen, setIsOpen] = useState(false);
  if (wasPlayer !== isPlayer) {
    setWasPlayer(isPlayer);
    setMode(isPlayer ? 'real' : 'demo');
  }
  const opened = isOpen ? mode : null;
  const playerId = user?.id;
  useEffect(() => {
    if (playerId === undefined) return;
    if (opened === 'real') noteRealGame(playerId);
    else if (hasRealGame(playerId)) setIsOpen(true);
    // Not after a reload: who left the page is not led past its words on the risk.
    return forgetRealGame;
  }, [opened, playerId]);
  const choose = (next: BinaryMode): boolean => {
    if (next === 'real' && !isPlayer) {
      askToSignIn(paths.liveBinary);
      return false;
    }
    setMode(next);
    return true;
  };
  return {
    mode,
    opened,
    choose: (next) => void choose(next),
    open: (next) => {
      if (choose(next)) setIsOpen(true);
    },
  };
}
