import { Gallery, type GalleryBrand } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';

import {
  galleryAddress,
  galleryBrandsFile,
  type GalleryInput,
  galleryStyleFile,
} from '../../addresses/gallery-address.ts';
import { overNetwork } from '../../call/index.ts';
import { useApp } from '../../app/app.ts';
import { LanguageSwitch } from '../../frame/language-switch.tsx';
import { useNavigate } from '../../router/index.ts';

const TIMEOUT_MS = 10_000;

async function fetchBrands(): Promise<readonly GalleryBrand[]> {
  const response = await overNetwork(fetch(galleryBrandsFile, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
  if (!response.ok) throw new Error('the brands of the gallery could not be loaded');
  return response.json();
}

/** The style of the page's own brand is the first of the head; rules of two brands are never mixed. */
function useOwnStyle(isOn: boolean): void {
  useLayoutEffect(() => {
    const own = document.head.querySelector('style')?.sheet;
    if (!own || isOn) return;
    own.disabled = true;
    return () => {
      own.disabled = false;
    };
  }, [isOn]);
}

/** Loads the style of another brand than the page's own. @returns the styles to link, the last of which holds */
function useBrandStyles(chosen: string | undefined, isInstalled: boolean) {
  const [shown, setShown] = useState(chosen);
  if (chosen === undefined && shown !== undefined) setShown(undefined);
  useOwnStyle(chosen === undefined || shown === undefined || !isInstalled);
  // The style on show stays until the next one has come.
  const slugs = chosen === undefined ? [] : [...new Set([shown ?? chosen, chosen])];
  return slugs.map((slug) => (
    <link key={slug} rel="stylesheet" href={galleryStyleFile(slug)} onLoad={() => setShown(slug)} />
  ));
}

/** The parts of the interface, in this brand's style or in that of another one. */
export function GalleryPage({ input }: { input: GalleryInput }) {
  const { brand: own, language } = useApp();
  const navigate = useNavigate();
  const { data } = useQuery({ queryKey: ['gallery brands'], queryFn: fetchBrands });
  const brands = data ?? [{ slug: own.slug, name: own.options.name, scheme: own.scheme }];
  const isInstalled = brands.some(({ slug }) => slug === input.brand);
  const chosen = input.brand === own.slug || (data && !isInstalled) ? undefined : input.brand;
  const styles = useBrandStyles(chosen, isInstalled);
  return (
    <>
      {styles}
      <Gallery
        language={language}
        brands={brands}
        brand={isInstalled && chosen !== undefined ? chosen : own.slug}
        onBrand={(slug) => {
          const address = galleryAddress({ brand: slug === own.slug ? undefined : slug });
          void navigate(address + location.hash, { keepScroll: true });
        }}
        languageSwitch={<LanguageSwitch />}
      />
    </>
  );
}
