import { MIN_DOCUMENT_SIDE } from '@baize/contract/document-rules';

/** What the server keeps is not larger than this, by much. */
const LONGEST_SIDE = 3_000;
const QUALITY = 0.9;

/** The size at which a photo is drawn: as large as is kept, and with no side that becomes too small to read. */
export function drawnSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(
    1,
    Math.max(LONGEST_SIDE / Math.max(width, height), MIN_DOCUMENT_SIDE / Math.min(width, height)),
  );
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Some browsers give other pixels than were drawn, so that nobody is recognized by them. */
function givesPixelsAsDrawn(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = 8;
  canvas.height = 8;
  const context = canvas.getContext('2d');
  if (!context) return false;
  const drawn = [60, 120, 180, 255] as const;
  context.fillStyle = `rgb(${drawn.slice(0, 3).join(' ')})`;
  context.fillRect(0, 0, 8, 8);
  const { data } = context.getImageData(0, 0, 8, 8);
  return data.every((value, index) => Math.abs(value - (drawn[index % 4] ?? 0)) <= 3);
}

/** Draws a photo upright as a JPEG of a readable size, under its name; undefined if this browser cannot. */
export async function drawAsJpeg(image: HTMLImageElement, name: string): Promise<File | undefined> {
  if (!givesPixelsAsDrawn()) return undefined;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, drawnSize(image.naturalWidth, image.naturalHeight));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // What is transparent would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  try {
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  } catch {
    return undefined;
  }
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  // Safari keeps the memory of a canvas for a while.
  canvas.width = 0;
  if (!jpeg || jpeg.type !== 'image/jpeg') return undefined;
  return new File([jpeg], `${name.replace(/\.[^.]*$/u, '')}.jpg`, { type: 'image/jpeg' });
}
