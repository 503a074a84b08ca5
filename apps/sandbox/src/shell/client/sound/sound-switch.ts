import type { SoundPlayer } from './sound-player.ts';

const ICON =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M11 5 6.5 9H3v6h3.5L11 19Z"/><path class="waves" d="M15 9.2a4 4 0 0 1 0 5.6M17.8 6.4a8 8 0 0 1 0 11.2"/><path class="cross" d="m16 9.5 5 5m0-5-5 5"/></svg>';

/**
 * A button that switches the sounds of a game on and off; its style is `shell.css`.
 *
 * @param label what it switches, in the language of the page; whether it is on is its pressed state
 */
export function createSoundSwitch(player: SoundPlayer, label: string): HTMLButtonElement {
  const control = document.createElement('button');
  control.type = 'button';
  control.className = 'sound-switch';
  control.setAttribute('aria-label', label);
  control.title = label;
  control.innerHTML = ICON;
  const show = (): void => control.setAttribute('aria-pressed', String(player.isOn));
  control.addEventListener('click', () => {
    player.switch(!player.isOn);
    show();
    player.play('symbolLand');
  });
  show();
  return control;
}
