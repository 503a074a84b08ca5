import { Icon } from '@baize/ui';

import { useApp } from '../../app/app.ts';
import { pictureSource } from '../../app/picture.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import type { HomeSlide } from './home-data.ts';
import { HeroSlides } from './hero-slides.tsx';

function SideCard({ card }: { card: HomeSlide }) {
  const picture = pictureSource(card.picture, 'landscape');
  return (
    <Link className="hero-card" href={card.url}>
      <img {...picture} sizes="344px" alt="" loading="lazy" />
      <b>{card.title}</b>
      <span>{card.text}</span>
      <span className="go">
        {card.action}
        <Icon name="arrow-right" />
      </span>
    </Link>
  );
}

/** The head of the home page, in the brand's composition. */
export function HomeHero({ sliders, sides }: { sliders: readonly HomeSlide[]; sides: readonly HomeSlide[] }) {
  const t = useMessages();
  const composition = useApp().brand.traits['home.hero'];
  return (
    <section className={`hero hero-${composition}`} aria-label={t('site_highlights')}>
      <HeroSlides slides={sliders} />
      {composition !== 'full' && (
        <div className="hero-sides">
          {sides.map((card) => (
            <SideCard key={card.id} card={card} />
          ))}
        </div>
      )}
    </section>
  );
}
