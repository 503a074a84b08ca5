/** Input of the page that makes a film. */
export interface FilmOptions {
  /** The picture as a `data:` address. */
  readonly picture: string;
  readonly width: number;
  readonly height: number;
  readonly lengthMs: number;
  readonly framesPerSecond: number;
  readonly bitsPerSecond: number;
}

/**
 * Runs in the browser, so it can use nothing from outside. Animates a picture that slowly zooms, with a moving light and
 * rising sparks. All of them end where they start, so that the film loops seamlessly.
 *
 * @returns the film, an MP4 with H.264, in base64
 */
export async function filmInPage(options: FilmOptions): Promise<string> {
  const { width, height, lengthMs } = options;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const brush = canvas.getContext('2d');
  const picture = new Image();
  picture.src = options.picture;
  await picture.decode();
  if (!brush) throw new Error('the browser has no canvas');

  const sparks = Array.from({ length: 22 }, (_, index) => ({
    x: ((index * 0.618) % 1) * width,
    start: (index * 0.381) % 1,
    size: 1.2 + (index % 4),
  }));
  const draw = (share: number) => {
    const turn = share * 2 * Math.PI;
    const scale = 1.05 - 0.05 * Math.cos(turn);
    brush.setTransform(scale, 0, 0, scale, (width * (1 - scale)) / 2, (height * (1 - scale)) / 2);
    brush.globalCompositeOperation = 'source-over';
    brush.drawImage(picture, 0, 0, width, height);
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.globalCompositeOperation = 'screen';
    const at = (share * 2.4 - 0.7) * width;
    const light = brush.createLinearGradient(at, 0, at + width * 0.5, height * 0.4);
    light.addColorStop(0, '#ffffff00');
    light.addColorStop(0.5, '#fff3d038');
    light.addColorStop(1, '#ffffff00');
    brush.fillStyle = light;
    brush.fillRect(0, 0, width, height);
    for (const { x, start, size } of sparks) {
      const life = (share + start) % 1;
      brush.globalAlpha = Math.sin(life * Math.PI) * 0.9;
      brush.fillStyle = '#ffe9a8';
      brush.beginPath();
      brush.arc(x + Math.sin(turn + x) * 8, height * (1.05 - life * 1.1), size, 0, 2 * Math.PI);
      brush.fill();
    }
    brush.globalAlpha = 1;
  };

  draw(0);
  const recorder = new MediaRecorder(canvas.captureStream(options.framesPerSecond), {
    mimeType: 'video/mp4;codecs=avc1.42E01E',
    videoBitsPerSecond: options.bitsPerSecond,
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  const began = performance.now();
  for (let share = 0; share < 1;) {
    share = Math.min(1, (performance.now() - began) / lengthMs);
    draw(share);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  recorder.stop();
  await ended;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
