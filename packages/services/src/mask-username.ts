/** Masks a user name for other players: "muratk92" becomes "mu***92". */
export function maskUsername(username: string): string {
  const characters = [...username];
  if (characters.length <= 4) return `${characters.slice(0, 1).join('')}***`;
  return `${characters.slice(0, 2).join('')}***${characters.slice(-2).join('')}`;
}
