export { createSecureDraw, createSeededDraw, type Draw } from './draw.ts';
export { createFastDraw } from './fast-draw.ts';
export { shuffle } from './shuffle.ts';
