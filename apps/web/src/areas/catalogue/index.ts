export { WinnerList } from './winner-list.tsx';
