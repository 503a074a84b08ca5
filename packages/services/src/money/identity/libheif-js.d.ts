/** What is used of `libheif-js` 1.23, which has no types. */
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifPixels {
    readonly data: Uint8ClampedArray<ArrayBuffer>;
    readonly width: number;
    readonly height: number;
  }
  interface HeifPhoto {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Fills `target`; the callback gets it, or null if the photo cannot be decoded. */
    display(target: HeifPixels, done: (image: HeifPixels | null) => void): void;
  }
  const libheif: {
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifPhoto[] };
  };
  export default libheif;
}
