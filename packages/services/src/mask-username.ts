/** A user name as others may see it: "muratk92" becomes "mu***92". */
export function maskUsername(username: string): string {
  const letters = [...username];
  if (letters.length <= 4) return `${letters.slice(0, 1).join('')}***`;
  return `${letters.slice(0, 2).join('')}***${letters.slice(-2).join('')}`;
}
