import type { PaletteName } from '../vocabulary.ts';

/** Three shades of one colour scheme, and an accent that stands out on all of them. */
export interface Palette {
  light: string;
  mid: string;
  dark: string;
  accent: string;
}

const steps: Readonly<
  Record<PaletteName, readonly [light: string, mid: string, dark: string, accent: string]>
> = {
  red: ['#d8452f', '#7d1324', '#23050f', '#ffb347'],
  green: ['#4fbf62', '#12734a', '#04261b', '#d9ff7a'],
  amber: ['#f0a02f', '#9c4a10', '#2b0f04', '#ffe07a'],
  sea: ['#2f9ac7', '#11457a', '#04122d', '#8deaff'],
  night: ['#4a6aa8', '#1d2c58', '#070b1e', '#f3e2b0'],
  rose: ['#d9517f', '#7a1546', '#26041c', '#ffd98a'],
  teal: ['#25b3a2', '#0d5c62', '#042228', '#ffe39a'],
  ice: ['#9fe0f2', '#3286b8', '#07294d', '#f2fdff'],
  sand: ['#e8c27a', '#a86b2c', '#38200c', '#fff0bd'],
  lime: ['#b6d63a', '#4d7d14', '#142a06', '#fff79a'],
  plum: ['#8a3a78', '#471546', '#180519', '#ffc27a'],
  coal: ['#5b5048', '#2a2320', '#0d0a09', '#ff9a4d'],
  pink: ['#ff8fb0', '#d9417c', '#5a0c3a', '#fff0a6'],
  sky: ['#8fd0ff', '#3f8de0', '#0d2e66', '#fff3b0'],
  copper: ['#c96f3a', '#6e2f18', '#230c07', '#ffcf9a'],
  violet: ['#8a63e8', '#3d1f8f', '#110833', '#ffd0fb'],
  indigo: ['#5a66d8', '#252a80', '#090b2e', '#8fd8ff'],
  emerald: ['#2fae78', '#0f5a41', '#04241a', '#f2d38a'],
  crimson: ['#e0323f', '#7b0b25', '#21020d', '#ffd24a'],
  turquoise: ['#4ad6d0', '#117f8f', '#04303d', '#fff1b0'],
  peach: ['#ffb38a', '#d9663f', '#5a1c12', '#fff2cf'],
  lavender: ['#b9a3e8', '#6a4fae', '#22144a', '#ffe6f4'],
  olive: ['#a8a84a', '#565a1c', '#1c1f08', '#ffe79a'],
  wine: ['#a83a55', '#5a1028', '#1c030c', '#f6cf9a'],
  honey: ['#ffc53d', '#c9780c', '#3d1d02', '#fff0a0'],
  midnight: ['#2c4a7a', '#10203f', '#040914', '#ffcf6a'],
  moss: ['#6fa35a', '#2c5a35', '#0b2013', '#f0f5a0'],
  coral: ['#ff8a66', '#d9474f', '#4f0f24', '#ffe3b8'],
  steel: ['#8ea3b5', '#475a6e', '#131c26', '#ffb86a'],
  sunset: ['#ff9a5a', '#b83a5a', '#2c0b2e', '#ffe08a'],
  aurora: ['#4fd6a0', '#2a5a9c', '#0b1238', '#d6ffb0'],
  royal: ['#4f6fe0', '#1c2f8f', '#080d33', '#ffd76a'],
  cocoa: ['#b0805a', '#5f3a24', '#20110a', '#ffdfa8'],
  felt: ['#1c6b4d', '#0f3d2e', '#061a14', '#e0b15a'],
  mint: ['#a6ecc8', '#3fa884', '#0c3f34', '#fffbd0'],
};

export function paletteOf(name: PaletteName): Palette {
  const [light, mid, dark, accent] = steps[name];
  return { light, mid, dark, accent };
}
