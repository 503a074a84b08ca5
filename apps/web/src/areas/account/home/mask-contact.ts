const SHOWN_START = 2;
const SHOWN_END = 2;

/** "de•••@posta.com": enough to recognize one's own address over a shoulder. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email.slice(0, Math.min(SHOWN_START, at))}•••${email.slice(at)}`;
}

/** "53•••12". */
export function maskPhone(phone: string): string {
  return phone.length <= SHOWN_START + SHOWN_END
    ? phone
    : `${phone.slice(0, SHOWN_START)}•••${phone.slice(-SHOWN_END)}`;
}
