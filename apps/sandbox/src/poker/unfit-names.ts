import english from 'naughty-words/en.json' with { type: 'json' };
import turkish from 'naughty-words/tr.json' with { type: 'json' };

import { roomEn } from './texts/room-en.ts';
import { roomTr } from './texts/room-tr.ts';

/** Common ones that the lists lack. */
const MISSING = ['piç', 'ibne', 'puşt', 'kahpe', 'gavat', 'amq', 'aq'];
/** Shorter words are part of many decent names. */
const SHORTEST_PART = 5;

/** What marks the players of the house beside their names, in both languages. */
const TAGS_OF_HOUSE: readonly string[] = [roomTr.houseTag, roomEn.houseTag];

/** The dot makes no difference: lists are in two languages, and so are capitals. */
const fold = (name: string): string => name.toLocaleLowerCase('tr').replaceAll('ı', 'i');

const words = new Set([...turkish, ...english, ...MISSING, ...TAGS_OF_HOUSE].map((word) => fold(word)));
const parts = [...words].filter((word) => word.length >= SHORTEST_PART);

export function isUnfitName(name: string): boolean {
  const folded = fold(name);
  const letters = folded.replaceAll(/\p{N}/gu, '');
  return words.has(folded) || words.has(letters) || parts.some((part) => folded.includes(part));
}
