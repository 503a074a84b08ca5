import { roomEn } from './room-en.ts';
import type { RoomTexts } from './room-texts.ts';
import { roomTr } from './room-tr.ts';

export const ROOM_TEXTS: Readonly<Record<'tr' | 'en', RoomTexts>> = { tr: roomTr, en: roomEn };
