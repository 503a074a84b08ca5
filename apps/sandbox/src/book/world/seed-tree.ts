import { createHmac } from 'node:crypto';

import { createSeededDraw, type Draw } from '@baize/games';

/** Seeds by name, all from one secret: without it, none of them can be computed. */
export class SeedTree {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** From 0 to below 2^32, by name. */
  number(name: string): number {
    return this.#digest(name).readUInt32BE(0);
  }

  draw(name: string): Draw {
    return createSeededDraw(this.#digest(name).toString('hex'));
  }

  /** A pair of independent standard normal numbers, by name (Box and Muller). */
  normals(name: string): readonly [number, number] {
    const digest = this.#digest(name);
    const radius = Math.sqrt(-2 * Math.log((digest.readUInt32BE(0) + 1) / 2 ** 32));
    const angle = (2 * Math.PI * digest.readUInt32BE(4)) / 2 ** 32;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  }

  #digest(name: string): Buffer {
    return createHmac('sha256', this.#secret).update(name).digest();
  }
}
