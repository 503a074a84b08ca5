import { z } from 'zod';

export const launchable = z.boolean().meta({
  description:
    'Our addition. Whether the game can be opened; for play money also its `demo` must be 1. No list has a game that cannot',
});
