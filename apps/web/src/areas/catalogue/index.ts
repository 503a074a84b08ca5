export { LateJackpot } from './late-jackpot.tsx';
export { LiveSpot } from './live-spot.tsx';
