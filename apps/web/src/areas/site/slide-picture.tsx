import { device } from '@baize/contract';
import { preload } from 'react-dom';

import { useApp } from '../../app/app.ts';
import { pictureSource } from '../../app/picture.ts';

/** The whole picture, and on phones a crop of it. */
export function SlidePicture({ stem, isFirst }: { stem: string; isFirst: boolean }) {
  const isPhone = useApp().device === device.mobile;
  const near = pictureSource(`${stem}-near`, 'near');
  const wide = { ...pictureSource(stem, 'wide'), sizes: '(max-width: 1199px) 100vw, 72vw' };
  // A single file for all phones: it is preloaded, where nothing can be chosen.
  const large = `/pictures/${stem}-near-720.avif`;
  if (isFirst && isPhone) preload(large, { as: 'image', fetchPriority: 'high' });
  return (
    <picture>
      <source media="(width < 550px)" srcSet={isFirst ? large : near.srcSet} sizes="56vw" />
      <img {...wide} alt="" {...(isFirst ? { fetchPriority: 'high' as const } : {})} />
    </picture>
  );
}
