import { useEffect, useRef } from 'react';

import { flakeAt, makeFlakes } from './snow-field.ts';
import './snow.css';

/** Animates until the returned function is called; browsers pause it in hidden tabs. */
function letItSnow(canvas: HTMLCanvasElement): () => void {
  const context = canvas.getContext('2d');
  let frame = 0;
  let flakes = makeFlakes(0, 0);
  const fit = () => {
    canvas.width = window.innerWidth;
    canvas.height = window.innerHeight;
    flakes = makeFlakes(canvas.width, canvas.height);
  };
  const draw = (atMs: number) => {
    if (!context) return;
    const screen = { widthPx: canvas.width, heightPx: canvas.height };
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = getComputedStyle(canvas).color;
    context.beginPath();
    for (const flake of flakes) {
      const { x, y } = flakeAt(flake, atMs / 1_000, screen);
      context.moveTo(x + flake.radiusPx, y);
      context.arc(x, y, flake.radiusPx, 0, Math.PI * 2);
    }
    context.fill();
    frame = requestAnimationFrame(draw);
  };
  const watch = () => {
    cancelAnimationFrame(frame);
    canvas.dataset['falling'] = String(!document.hidden);
    if (!document.hidden) frame = requestAnimationFrame(draw);
  };
  fit();
  watch();
  window.addEventListener('resize', fit);
  document.addEventListener('visibilitychange', watch);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('resize', fit);
    document.removeEventListener('visibilitychange', watch);
  };
}

/** Covers everything without taking clicks; hidden from screen readers. */
export function SnowCanvas() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current ? letItSnow(canvas.current) : undefined), []);
  return <canvas ref={canvas} className="snow" aria-hidden="true" />;
}
