export { composePicture } from './compose-picture.ts';
export { pictureEncoding, renderPicture, renderSharedPicture } from './render-picture.ts';
export { symbolExists } from './symbols/symbol-exists.ts';
export * from './vocabulary.ts';
