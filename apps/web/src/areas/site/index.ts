export { loadLateParts, HomePage } from './home-page.tsx';
