import { device } from '@baize/contract';
import type { LaunchRequest } from '@baize/providers';

import type { Context } from '../context.ts';
import type { GameFacts } from '../game-facts.ts';

/** The part of a launch that real play and demo play have in common. */
export function launchRequest(
  { brand, language, origin }: Pick<Context, 'brand' | 'language' | 'origin'>,
  game: GameFacts,
  deviceNumber: number,
): Pick<LaunchRequest, 'siteId' | 'game' | 'lang' | 'device' | 'returnUrl'> {
  return {
    siteId: brand.siteId,
    game: {
      code: String(game.id),
      name: game.name[language],
      studioName: game.studioName,
      type: game.type,
      rtpBasisPoints: game.rtpBasisPoints ?? 0,
      ...(game.lines !== null && { lines: game.lines }),
      ...(game.features.includes('jackpot') && { hasJackpot: true }),
    },
    lang: language,
    device: deviceName(deviceNumber),
    returnUrl: `${origin}/`,
  };
}

function deviceName(deviceNumber: number): LaunchRequest['device'] {
  if (deviceNumber === device.mobile) return 'phone';
  return deviceNumber === device.tablet ? 'tablet' : 'web';
}
