/** Side of a cell in pixels: enough for the largest cells on screens of double density. */
const CELL_PX = 240;

/**
 * Draws the symbols once into a bitmap and shows that instead: a browser would light the drawing anew for every cell that it
 * paints. If that fails, the drawing stays.
 */
export async function showBitmapAtlas(): Promise<void> {
  const root = document.documentElement;
  const address = /url\("?([^")]+)"?\)/.exec(getComputedStyle(root).getPropertyValue('--atlas'))?.[1];
  if (address === undefined) return;
  try {
    const drawing = new Image();
    drawing.src = address;
    await drawing.decode();
    const canvas = document.createElement('canvas');
    canvas.width = (drawing.naturalWidth / drawing.naturalHeight) * CELL_PX;
    canvas.height = CELL_PX;
    canvas.getContext('2d')?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
    const bitmap = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (bitmap !== null) root.style.setProperty('--atlas', `url(${URL.createObjectURL(bitmap)})`);
  } catch {
    // The drawing is shown.
  }
}
