declare module 'fontverter' {
  const fontverter: {
    convert(font: Uint8Array, to: 'truetype' | 'woff' | 'woff2'): Promise<Uint8Array<ArrayBuffer>>;
  };
  export default fontverter;
}
