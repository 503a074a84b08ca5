import type { Language, Slider } from '@baize/contract';

import { type CatalogueContext, pictureAddress } from '../catalogue/index.ts';

export type SliderRow = CatalogueContext['games']['content']['sliders'][number];

/** A banner with its texts in one language. */
export function describeSlider({ id, picture, url, texts }: SliderRow, language: Language): Slider {
  return { id, image: pictureAddress(picture, 'wide'), picture, url, ...texts[language] };
}
