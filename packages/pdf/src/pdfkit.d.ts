/** What we use of the library, which has no types of its own. */
declare module 'pdfkit' {
  interface TextOptions {
    readonly lineBreak: false;
    readonly baseline: 'alphabetic';
    readonly textWidth: number;
    readonly wordCount: number;
  }
  interface StructureElement {
    add(child: StructureElement): this;
    end(): void;
  }
  interface StructureOptions {
    readonly title?: string;
    readonly scope?: 'Column' | 'Row';
  }

  export default class Pdf {
    constructor(options: {
      readonly size: 'A4' | 'LETTER';
      readonly layout: 'portrait' | 'landscape';
      readonly margin: number;
      readonly font: null;
      readonly lang: string;
      readonly tagged: true;
      readonly displayTitle: true;
      readonly bufferPages: false;
      readonly autoFirstPage: false;
      readonly pdfVersion: '1.7';
      readonly info: {
        readonly Title: string;
        readonly Author: string;
        readonly Creator: string;
        readonly Producer: string;
        readonly CreationDate: Date;
      };
    });
    registerFont(name: string, font: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: TextOptions): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color: string): this;
    addPage(): this;
    struct(type: string, options: StructureOptions, content?: () => void): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: string, options?: Readonly<Record<string, string>>): this;
    endMarkedContent(): this;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: unknown) => void): this;
    end(): void;
  }
}
