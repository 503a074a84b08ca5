import { shape } from '../../../shell/client/motion.ts';

/** An icon of the panel's sprite. */
export function slipIcon(name: string, className = ''): SVGSVGElement {
  const icon = shape('svg', { class: `si ${className}`.trim(), 'aria-hidden': 'true' });
  icon.append(shape('use', { href: `#s-${name}` }));
  return icon;
}
