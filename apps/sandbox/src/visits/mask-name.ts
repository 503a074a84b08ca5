/** A name as other players see it: `E***f`. One of two characters would be readable with its last. */
export function maskName(name: string): string {
  const characters = [...name.trim()];
  const [first = ''] = characters;
  return `${first}***${characters.length > 2 ? characters.at(-1) : ''}`;
}
