/* Without the schemas, for the site. */

/** What a file chooser offers; what a file is, is decided by its content. */
export const documentTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
/** Shorter sides are not legible, in pixels. */
export const MIN_DOCUMENT_SIDE = 600;
/** Millions of pixels; a small file can unpack to a picture that fills the memory. */
export const MAX_DOCUMENT_MEGAPIXELS = 40;
