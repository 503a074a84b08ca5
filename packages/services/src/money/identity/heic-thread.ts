/** The entry of the thread that decodes one HEIC file. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';

import libheif from 'libheif-js/wasm-bundle.js';

if (!parentPort) throw new Error('this is a thread of another program');
// Some files have a photo in several versions, or several photos.
const photos = new libheif.HeifDecoder().decode(workerData as Uint8Array);
const photo = photos.find((one) => one.is_primary()) ?? photos[0];
if (!photo) throw new Error('the file has no photo');
const [width, height] = [photo.get_width(), photo.get_height()];
parentPort.postMessage({ width, height }, []);
// The other side may refuse the size, and then ends the thread.
await once(parentPort, 'message');
const pixels = await new Promise<Uint8Array>((resolve, reject) => {
  photo.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (image) => {
    if (image) resolve(new Uint8Array(image.data.buffer));
    else reject(new Error('the photo cannot be decoded'));
  });
});
parentPort.postMessage(pixels, [pixels.buffer as ArrayBuffer]);
