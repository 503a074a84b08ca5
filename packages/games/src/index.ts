export { createSecureDraw, createSeededDraw, type Draw } from './random/draw.ts';
export { createFastDraw } from './random/fast-draw.ts';
export { shuffle } from './random/shuffle.ts';
