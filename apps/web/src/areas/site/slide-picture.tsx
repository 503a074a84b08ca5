import { device } from '@baize/contract';
import { preload } from 'react-dom';

import { useApp } from '../../app/app.ts';
import { pictureSource } from '../../app/picture.ts';

/** The whole picture, and on phones the part of it that they show. */
export function SlidePicture({ stem, isFirst }: { stem: string; isFirst: boolean }) {
  const isPhone = useApp().device === device.mobile;
  const near = pictureSource(`${stem}-near`, 'near');
  const wide = { ...pictureSource(stem, 'wide'), sizes: '(max-width: 1199px) 100vw, 72vw' };
  // The same file for every phone: its address stands ahead of the page, where nothing can be chosen yet.
  const large = `/pictures/${stem}-near-720.avif`;
  if (isFirst && isPhone) preload(large, { as: 'image', fetchPriority: 'high' });
  return (
    <picture>
      <source media="(width < 550px)" srcSet={isFirst ? large : near.srcSet} sizes="56vw" />
      <img {...wide} alt="" {...(isFirst ? { fetchPriority: 'high' as const } : {})} />
    </picture>
  );
}
