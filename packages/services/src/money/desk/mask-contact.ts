/** Enough of an address to recognize it by: `ka***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return email === '' ? '' : '***';
  const shown = email.slice(0, Math.min(2, Math.max(0, at - 1)));
  return `${shown}***${email.slice(at)}`;
}

/** The same of a number in international form: `+90 … 1010`. */
export function maskPhone(international: string): string {
  return `${international.slice(0, 3)} … ${international.slice(-4)}`;
}
