import { animate } from '../../shell/client/motion.ts';

const TURN_MS = 4_000;
const WHOLE_TURNS = 4;

/** Turns the wheel to where its prize, which was drawn before, is at the top; without motion it is there at once. */
export async function turnWheel(rest: number): Promise<void> {
  const wheel = document.querySelector('#wheel');
  if (!wheel) return;
  const angle = WHOLE_TURNS * 360 + rest;
  await animate(TURN_MS, (share) => {
    const eased = 1 - (1 - share) ** 3;
    wheel.setAttribute('transform', `rotate(${(angle * eased).toFixed(2)} 100 100)`);
  });
}
