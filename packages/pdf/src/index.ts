export { makePdf, PdfBusy } from './make-pdf.ts';
export {
  MAX_PDF_ROWS,
  type PdfBlock,
  type PdfColumn,
  type PdfDocument,
  type PdfFacts,
  type PdfParagraph,
  type PdfSection,
  type PdfTable,
  type PdfText,
} from './pdf-document.ts';
