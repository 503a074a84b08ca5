/** The networks over which coins are sent, with the names that both languages have for them. */
export const coinNetworks = {
  bitcoin: 'Bitcoin',
  litecoin: 'Litecoin',
  ethereum: 'Ethereum (ERC-20)',
  tron: 'TRON (TRC-20)',
} as const;

export type CoinNetwork = keyof typeof coinNetworks;

export const coinNetworkNames = Object.keys(coinNetworks) as [CoinNetwork, ...CoinNetwork[]];
