export { featureNames } from './feature-names.ts';
export { mechanicNames } from './mechanic-names.ts';
export { GameCard } from './game-card.tsx';
export { GameRail } from './game-rail.tsx';
export { PlayLink } from './play-link.tsx';
export { type FrameTarget, frameTarget } from './frame/frame-target.ts';
