export { LiveSpot } from './live-spot.tsx';
export { WinnerList } from './winner-list.tsx';
