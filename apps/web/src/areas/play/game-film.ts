/* A file of its own, so that film code loads only if a film is shown. */
export { TileFilm } from '@baize/ui';
