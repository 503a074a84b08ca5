export { type Metal, metalGradient, metals } from './metals.ts';
export { readSymbol, symbolNames, type SymbolSet, symbolSets, symbolSize } from './read-symbol.ts';
