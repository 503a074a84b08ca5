import './gallery.css';
import { type MouseEvent, type ReactNode, useEffect } from 'react';

import { Select } from '../controls/select.tsx';
import type { LinkComponent } from '../link.ts';
import { actionParts } from './action-parts.tsx';
import { choiceParts } from './choice-parts.tsx';
import { fieldParts } from './field-parts.tsx';
import { forceStates } from './force-states.ts';
import { foundationParts } from './foundation-parts.tsx';
import { gameParts } from './game-parts.tsx';
import { listParts } from './list-parts.tsx';
import { noticeParts } from './notice-parts.tsx';
import type { PartGroup } from './part.ts';
import { PartSection } from './part-section.tsx';
import sampleLandscape from './sample-landscape.svg?no-inline';
import samplePortrait from './sample-portrait.svg?no-inline';
import { surfaceParts } from './surface-parts.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import { GalleryLanguageContext, type GalleryLanguage, useSay } from './words.ts';

export interface GalleryBrand {
  slug: string;
  name: string;
  scheme: 'dark' | 'light';
}

export interface GalleryProps {
  language: GalleryLanguage;
  /** Brands to see the parts in. */
  brands: readonly GalleryBrand[];
  /** Slug of the brand whose style the page has on. */
  brand: string;
  onBrand: (slug: string) => void;
  languageSwitch: ReactNode;
  /** Art to try the tiles with; without it they show a plain drawing. */
  pictures?: { portrait: readonly string[]; landscape: readonly string[] } | undefined;
  linkAs?: LinkComponent | undefined;
}

const samples = { portrait: [samplePortrait], landscape: [sampleLandscape] };

const groups: readonly PartGroup[] = [
  { id: 'foundations', title: ['Temeller', 'Foundations'], parts: foundationParts },
  { id: 'actions', title: ['Eylemler', 'Actions'], parts: actionParts },
  { id: 'fields', title: ['Alanlar', 'Fields'], parts: fieldParts },
  { id: 'choices', title: ['Seçimler', 'Choices'], parts: choiceParts },
  { id: 'games', title: ['Oyunlar', 'Games'], parts: gameParts },
  { id: 'surfaces', title: ['Yüzeyler', 'Surfaces'], parts: surfaceParts },
  { id: 'lists', title: ['Listeler', 'Lists'], parts: listParts },
  { id: 'notices', title: ['Bildirimler', 'Notices'], parts: noticeParts },
];

/** Goes to an anchor without a step in the history; links of the samples lead nowhere. */
function followAnchor(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const hash = link.getAttribute('href') ?? '';
  const target = document.getElementById(hash.slice(1));
  if (target === null) return;
  history.replaceState(history.state, '', hash);
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

function GalleryHead({ brands, brand, onBrand, languageSwitch }: Omit<GalleryProps, 'language'>) {
  const say = useSay();
  const schemes = { dark: say('koyu', 'dark'), light: say('açık', 'light') };
  return (
    <header className="gallery-head">
      <h1>{say('Arayüz parçaları', 'Interface parts')}</h1>
      <Select
        label={say('Marka', 'Brand')}
        labelHidden
        className="gallery-brand"
        value={brand}
        onChange={(event) => onBrand(event.target.value)}
        options={brands.map(({ slug, name, scheme }) => ({
          value: slug,
          label: `${name} · ${schemes[scheme]}`,
        }))}
      />
      {languageSwitch}
    </header>
  );
}

function GalleryGroup({ group, ...show }: { group: PartGroup } & Pick<Required<GalleryProps>, 'pictures'>) {
  const say = useSay();
  return (
    <section id={group.id} className="gallery-group" aria-labelledby={`${group.id}-title`} tabIndex={-1}>
      <h2 id={`${group.id}-title`}>{say(...group.title)}</h2>
      {group.parts.map((part) => (
        <PartSection key={part.id} part={part} pictures={show.pictures ?? samples} />
      ))}
    </section>
  );
}

/** Every part in every state, in the style of any brand. A page for those who build the site. */
export function Gallery({ pictures = samples, ...head }: GalleryProps) {
  useEffect(forceStates, []);
  return (
    <GalleryLanguageContext value={head.language}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="gallery" onClick={followAnchor}>
        <GalleryHead {...head} />
        <TableOfContents groups={groups} />
        <div className="gallery-parts">
          {groups.map((group) => (
            <GalleryGroup key={group.id} group={group} pictures={pictures} />
          ))}
        </div>
      </div>
    </GalleryLanguageContext>
  );
}
