import { device } from '@baize/contract';

import { useApp } from '../../app/app.ts';
import { phonePicture, pictureSource } from '../../app/picture.ts';

/** The whole picture, and on phones a crop of it. */
export function SlidePicture({ stem, isFirst }: { stem: string; isFirst: boolean }) {
  const isPhone = useApp().device === device.mobile;
  const near = pictureSource(`${stem}-near`, 'near');
  const wide = { ...pictureSource(stem, 'wide'), sizes: '(max-width: 1199px) 100vw, 72vw' };
  const crop = isFirst && isPhone ? phonePicture(`${stem}-near`, 'near') : near.srcSet;
  return (
    <picture>
      <source media="(width < 550px)" srcSet={crop} sizes="56vw" />
      <img {...wide} alt="" {...(isFirst ? { fetchPriority: 'high' as const } : {})} />
    </picture>
  );
}
