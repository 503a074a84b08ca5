/** What we use of the library, which has no types of its own. */
declare module 'fontkit' {
  export interface Font {
    readonly characterSet: readonly number[];
    readonly unitsPerEm: number;
    glyphForCodePoint(codePoint: number): { readonly advanceWidth: number };
  }
  export function create(font: Uint8Array): Font;
}
