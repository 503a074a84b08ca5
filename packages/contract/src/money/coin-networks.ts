/** The networks over which coins are sent, with the names that both languages have for them. */
export const coinNetworks = {
  bitcoin: 'Bitcoin',
  litecoin: 'Litecoin',
  ethereum: 'Ethereum (ERC-20)',
  tron: 'TRON (TRC-20)',
} as const;

export type CoinNetwork = keyof typeof coinNetworks;

export const coinNetworkNames = Object.keys(coinNetworks) as [CoinNetwork, ...CoinNetwork[]];

interface NamedField {
  readonly name: string;
  readonly options?:
    | readonly { readonly value: string; readonly network?: CoinNetwork | undefined }[]
    | undefined;
}

/** The network of the coin that a form names; undefined if it names none. */
export function networkOf(
  fields: readonly NamedField[],
  textOf: (name: string) => string | undefined,
): CoinNetwork | undefined {
  const chosen = fields.flatMap(({ name, options = [] }) =>
    options.filter(({ value }) => value === textOf(name)),
  );
  return chosen.find(({ network }) => network !== undefined)?.network;
}
