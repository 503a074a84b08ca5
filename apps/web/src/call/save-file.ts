/** As long as a slow device may take to begin reading it. */
const KEEP_MS = 60_000;

/** Saves a file on the player's device, as a link to it would. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
