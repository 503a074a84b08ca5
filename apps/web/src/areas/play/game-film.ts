/* A file of its own, so that films travel only where one is shown. */
export { TileFilm } from '@baize/ui';
