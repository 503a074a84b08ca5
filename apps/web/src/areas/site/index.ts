export { bringLateParts, HomePage } from './home-page.tsx';
