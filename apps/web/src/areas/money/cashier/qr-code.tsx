import { useMemo } from 'react';
import { encode } from 'uqr';

/** A QR code of 250 by 250 pixels, drawn here: its text never leaves the page. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawQr(text), [text]);
  return (
    <div className="qr-code">
      <svg viewBox={`0 0 ${size} ${size}`} width={250} height={250} role="img" aria-label={label}>
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
    </div>
  );
}

function drawQr(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
