/**
 * Studios whose games are documents that scroll, by id: their frame is as high as the window, while that of any other game
 * has the shape of a picture.
 */
const documentStudios: ReadonlySet<number> = new Set([9088]);

export function frameShape(studioId: number): 'document' | 'picture' {
  return documentStudios.has(studioId) ? 'document' : 'picture';
}
