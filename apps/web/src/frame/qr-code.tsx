import { useMemo } from 'react';
import { encode } from 'uqr';

import './qr-code.css';

const SIZE = 250;

/** A text as a QR code, drawn in the page. Its colours do not follow the brand: cameras need dark on light. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: 2 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: modules, path: dark.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      className="qr-code"
      width={SIZE}
      height={SIZE}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
