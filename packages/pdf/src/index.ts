export { makePdf, PdfBusy } from './make-pdf.ts';
export {
  MAX_PDF_ROWS,
  type PdfColumn,
  type PdfDocument,
  type PdfFacts,
  type PdfParagraph,
  type PdfSection,
  type PdfTable,
} from './pdf-document.ts';
