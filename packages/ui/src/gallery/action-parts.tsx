import { Button, ButtonLink } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { FavouriteStar } from '../tiles/favourite-star.tsx';
import type { Part } from './part.ts';
import { type StateName, States } from './states.tsx';
import { useSay } from './words.ts';

const variants = ['fill', 'money', 'line', 'quiet'] as const;
const buttonStates = ['rest', 'hover', 'focus', 'active', 'loading', 'disabled'] as const;

function Buttons() {
  const say = useSay();
  return (
    <>
      {variants.map((variant) => (
        <States
          key={variant}
          variant={`variant="${variant}"`}
          states={buttonStates}
          renderState={(state) => (
            <Button
              variant={variant}
              icon={variant === 'money' ? 'plus' : undefined}
              loading={state === 'loading'}
              disabled={state === 'disabled'}
            >
              {variant === 'money' ? say('Para yatır', 'Deposit') : say('Devam et', 'Continue')}
            </Button>
          )}
        />
      ))}
    </>
  );
}

function ButtonSizes() {
  const say = useSay();
  return (
    <div className="gallery-row">
      <Button size="small" variant="line">
        {say('Küçük', 'Small')}
      </Button>
      <Button variant="line">{say('Orta', 'Medium')}</Button>
      <Button size="large" variant="line">
        {say('Büyük', 'Large')}
      </Button>
      <Button variant="line" icon="refresh-cw">
        {say('Simgeli', 'With an icon')}
      </Button>
      <Button variant="line" wide>
        {say('Yeri kadar geniş', 'As wide as its place')}
      </Button>
    </div>
  );
}

function ButtonLinks() {
  const say = useSay();
  return (
    <States
      states={['rest', 'hover', 'focus', 'active']}
      renderState={() => (
        <ButtonLink href="#" variant="line" icon="message-circle">
          {say('Canlı destek', 'Live support')}
        </ButtonLink>
      )}
    />
  );
}

function IconButtons() {
  const say = useSay();
  const states = ['rest', 'hover', 'focus', 'disabled'] as const;
  const show = (outlined: boolean) => (state: StateName) => (
    <IconButton
      icon={outlined ? 'chevron-right' : 'search'}
      label={outlined ? say('İleri', 'Next') : say('Oyun ara', 'Search games')}
      outlined={outlined}
      disabled={state === 'disabled'}
    />
  );
  return (
    <>
      <States variant="plain" states={states} renderState={show(false)} />
      <States variant="outlined" states={states} renderState={show(true)} />
    </>
  );
}

function Stars() {
  const say = useSay();
  return (
    <States
      states={['rest', 'focus', 'selected']}
      renderState={(state) => (
        <span className="gallery-art">
          <FavouriteStar
            pressed={state === 'selected'}
            label={say('Gece Kurdu, favori', 'Night Wolf, favourite')}
            onToggle={() => undefined}
          />
        </span>
      )}
    />
  );
}

export const actionParts: readonly Part[] = [
  {
    id: 'button',
    title: ['Düğme', 'Button'],
    use: [
      'Bir görünümde bir dolu düğme; para rengi yalnız para işleri için. Beklerken eni değişmez.',
      'One filled button in a view; the colour of money for money alone. Its width stays while it waits.',
    ],
    code: `<Button onClick={send} loading={isSending}>
  {t('continue')}
</Button>
<Button variant="money" icon="plus">{t('deposit')}</Button>
<Button variant="line">{t('cancel')}</Button>
<Button variant="quiet" disabled>{t('later')}</Button>`,
    Show: Buttons,
  },
  {
    id: 'button-sizes',
    title: ['Düğme boyları', 'Button sizes'],
    use: ['Küçük düğme de parmakla 44 pikselden tutulur.', 'A small button, too, is 44 pixels to a finger.'],
    code: `<Button size="small" variant="line">{t('change')}</Button>
<Button size="large">{t('register')}</Button>
<Button variant="line" icon="refresh-cw" wide>{t('try_again')}</Button>`,
    Show: ButtonSizes,
  },
  {
    id: 'button-link',
    title: ['Düğme gibi bağlantı', 'Link like a button'],
    use: [
      'Başka bir adrese gider; bir iş yapıyorsa düğme kullanılır.',
      'Leads to another address; what does something is a button.',
    ],
    code: `<ButtonLink href={paths.support} linkAs={Link} variant="line" icon="message-circle">
  {t('live_support')}
</ButtonLink>`,
    Show: ButtonLinks,
  },
  {
    id: 'icon-button',
    title: ['Simge düğmesi', 'Icon button'],
    use: [
      'Tek simge, 44 piksel; adı görmeyenler için yazılır.',
      'One drawing, 44 pixels; its name is for those who don’t see it.',
    ],
    code: `<IconButton icon="search" label={t('search')} onClick={open} />
<IconButton icon="chevron-right" label={t('next')} outlined />`,
    Show: IconButtons,
  },
  {
    id: 'favourite-star',
    title: ['Favori yıldızı', 'Favourite star'],
    use: ['Oyun resminin köşesinde durur.', 'Sits in the corner of a game’s art.'],
    code: `<FavouriteStar
  pressed={isStarred}
  label={t('favourite', { name })}
  onToggle={toggle}
/>`,
    Show: Stars,
  },
];
