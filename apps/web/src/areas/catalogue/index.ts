export { LateJackpot } from './late-jackpot.tsx';
export { LiveSpot } from './live-spot.tsx';
export { WinnerList } from './winner-list.tsx';
