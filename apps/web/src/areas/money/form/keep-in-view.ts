import { prefersReducedMotion } from '@baize/ui';

/** Frames without movement after which nothing moves any more. */
const STILL_FRAMES = 6;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves once an element has stopped moving. Browsers do not list the transitions of `::details-content`. */
async function stopsMoving(element: Element): Promise<void> {
  let last = NaN;
  for (let still = 0; still < STILL_FRAMES;) {
    await nextFrame();
    const { top } = element.getBoundingClientRect();
    still = top === last ? still + 1 : 0;
    last = top;
  }
}

/** Scrolls to the header of a card that has opened, if the card that closed above has moved it out of view. */
export async function keepInView(card: HTMLDetailsElement): Promise<void> {
  const header = card.querySelector('summary');
  if (!header) return;
  await stopsMoving(header);
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
  if (card.open) header.scrollIntoView({ block: 'nearest', behavior });
}
