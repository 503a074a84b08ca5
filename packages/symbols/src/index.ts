export { readSymbol, symbolNames, type SymbolSet, symbolSets, symbolSize } from './read-symbol.ts';
