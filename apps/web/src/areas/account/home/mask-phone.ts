const SHOWN_START = 2;
const SHOWN_END = 2;

/** "53•••12". */
export function maskPhone(phone: string): string {
  return phone.length <= SHOWN_START + SHOWN_END
    ? phone
    : `${phone.slice(0, SHOWN_START)}•••${phone.slice(-SHOWN_END)}`;
}
