import type { LeagueData } from '../league-plan.ts';
import { roundAt } from '../rounds.ts';
import {
  anatolianClubs,
  brazilianClubs,
  britishClubs,
  germanClubs,
  italianClubs,
  japaneseClubs,
  koreanClubs,
  spanishClubs,
  straitClubs,
} from './football-clubs.ts';
import {
  americanClubs,
  australianClubs,
  colombianClubs,
  egyptianClubs,
  islandClubs,
  newZealandClubs,
  silkRoadClubs,
  teamsOf,
  uruguayanClubs,
} from './football-clubs-overseas.ts';

const eastAsianTeams = teamsOf([...japaneseClubs.slice(0, 6), ...koreanClubs.slice(0, 6)], 'U20');
const continentalTeams = teamsOf(
  [britishClubs, spanishClubs, germanClubs, italianClubs].flatMap((clubs) => clubs.slice(0, 3)),
  'U19',
);

/**
 * Leagues for the hours at which the great ones do not play. With them, the timetable has at least three football matches at
 * each minute of the week, however short they are: one of them may be abandoned.
 */
export const allHoursLeagues: readonly LeagueData[] = [
  {
    number: 115,
    id: 'liga-andina',
    country: 'co',
    tr: 'Liga Andina',
    competitors: colombianClubs,
    rounds: [
      roundAt('tue 02:45 03:00 03:45 wed 01:30 02:30 04:15'),
      roundAt('thu 02:00 04:15 fri 01:15 03:00 03:00 04:30'),
      roundAt('sat 01:30 02:00 02:45 04:30 sun 01:00 mon 02:00'),
    ],
    style: { goals: 2.4 },
  },
  {
    number: 116,
    id: 'liga-oriental',
    country: 'uy',
    tr: 'Liga Oriental',
    competitors: uruguayanClubs,
    rounds: [
      roundAt('tue 01:30 wed 02:30 23:45 thu 01:30 02:45 03:15'),
      roundAt('thu 23:45 fri 00:15 02:00 sat 00:15 03:00 04:00'),
      roundAt('sat 23:15 sun 02:45 23:15 23:45 mon 04:15 04:30'),
    ],
    style: { goals: 2.5 },
  },
  {
    number: 117,
    id: 'liga-atlantica-u20',
    country: 'br',
    tr: 'Liga Atlântica U20',
    competitors: teamsOf(brazilianClubs, 'U20'),
    rounds: [
      roundAt('tue 00:00 00:15 23:15 23:45 23:45 wed 00:45'),
      roundAt('wed 22:30 23:15 thu 01:15 22:45 fri 23:30 23:45'),
      roundAt('sat 22:15 sun 00:00 01:45 23:15 mon 01:00 01:30'),
    ],
    style: { goals: 2.7 },
  },
  {
    number: 118,
    id: 'cascade-league',
    country: 'us',
    tr: 'Cascade Ligi',
    en: 'Cascade League',
    competitors: americanClubs,
    rounds: [
      roundAt('tue 04:30 04:45 wed 03:30 04:45 05:00 06:30'),
      roundAt('thu 04:15 05:15 fri 04:15 05:45 06:15 sat 05:15'),
      roundAt('sun 04:30 05:00 05:30 mon 04:30 05:45 06:30'),
    ],
    style: { goals: 2.9 },
  },
  {
    number: 119,
    id: 'okyanus-adalari-ligi',
    country: 'world',
    tr: 'Okyanus Adaları Ligi',
    en: 'Ocean Islands League',
    competitors: islandClubs,
    rounds: [
      roundAt('tue 05:30 06:00 06:15 07:00 wed 06:00 08:00'),
      roundAt('thu 06:00 07:00 07:15 08:15 fri 06:45 08:00'),
      roundAt('sat 05:45 06:15 07:30 sun 06:30 08:45 mon 07:15'),
    ],
    style: { goals: 3.2 },
  },
  {
    number: 120,
    id: 'kauri-league',
    country: 'nz',
    tr: 'Kauri Ligi',
    en: 'Kauri League',
    competitors: newZealandClubs,
    rounds: [
      roundAt('tue 07:45 08:00 wed 06:45 07:00 08:45 09:30'),
      roundAt('thu 06:15 08:00 09:00 fri 07:30 08:15 sat 06:45'),
      roundAt('sun 06:15 06:45 08:30 mon 06:15 08:00 08:30'),
    ],
    style: { goals: 3 },
  },
  {
    number: 121,
    id: 'dogu-asya-gencler-ligi',
    country: 'world',
    tr: 'Doğu Asya Gençler Ligi',
    en: 'East Asian Youth League',
    competitors: eastAsianTeams,
    rounds: [
      roundAt('tue 09:00 10:45 12:30 wed 08:30 10:00 11:45'),
      roundAt('thu 09:30 11:30 12:00 fri 09:00 10:30 11:30'),
      roundAt('sat 08:45 08:45 10:15 mon 08:15 10:15 11:30'),
    ],
    style: { goals: 2.8 },
  },
  {
    number: 122,
    id: 'guney-haci-ligi',
    country: 'au',
    tr: 'Güney Haçı Ligi',
    en: 'Southern Cross League',
    competitors: australianClubs,
    rounds: [
      roundAt('tue 08:30 09:30 10:00 11:00 11:45 12:30'),
      roundAt('wed 11:45 thu 08:45 10:45 fri 09:45 10:00 sat 09:15'),
      roundAt('sun 09:45 11:30 13:15 mon 09:00 10:00 10:45'),
    ],
    style: { goals: 2.9 },
  },
  {
    number: 123,
    id: 'ipek-yolu-ligi',
    country: 'world',
    tr: 'İpek Yolu Ligi',
    en: 'Silk Road League',
    competitors: silkRoadClubs,
    rounds: [
      roundAt('tue 16:15 wed 15:00 16:45 thu 14:30 15:15 16:30'),
      roundAt('fri 12:30 13:15 14:00 14:45 15:15 sat 13:30'),
      roundAt('sun 18:00 mon 13:30 15:15 15:30 16:30 17:00'),
    ],
    style: { goals: 2.5 },
  },
  {
    number: 124,
    id: 'bogaz-u19-ligi',
    country: 'tr',
    tr: 'Boğaz U19 Ligi',
    en: 'Boğaz U19 League',
    competitors: teamsOf(straitClubs, 'U19'),
    rounds: [
      roundAt('tue 14:15 wed 11:15 thu 11:15 13:45 14:45 16:00'),
      roundAt('fri 11:00 11:45 13:00 sat 11:30 11:45 12:30'),
      roundAt('sun 11:00 12:45 mon 12:00 12:30 12:45 13:45'),
    ],
    style: { goals: 3 },
  },
  {
    number: 125,
    id: 'anadolu-kadinlar-ligi',
    country: 'tr',
    tr: 'Anadolu Kadınlar Ligi',
    en: 'Anatolian League Women',
    competitors: teamsOf(anatolianClubs.slice(0, 12), 'Kadın'),
    rounds: [
      roundAt('tue 13:45 15:15 16:00 17:15 18:30 wed 16:45'),
      roundAt('thu 17:00 17:30 18:30 fri 14:30 16:15 17:00'),
      roundAt('sat 13:30 15:00 sun 16:15 mon 16:15 18:15 18:30'),
    ],
    style: { goals: 3.1 },
  },
  {
    number: 126,
    id: 'nil-ligi',
    country: 'eg',
    tr: 'Nil Ligi',
    en: 'Nile League',
    competitors: egyptianClubs,
    rounds: [
      roundAt('tue 20:15 20:30 22:15 wed 18:30 20:15 20:45'),
      roundAt('thu 18:45 22:45 fri 18:30 23:00 sat 20:45 21:15'),
      roundAt('sun 20:00 20:45 mon 20:30 21:00 22:45 23:15'),
    ],
    style: { goals: 2.3 },
  },
  {
    number: 127,
    id: 'kita-gencler-ligi',
    country: 'world',
    tr: 'Kıta Gençler Ligi',
    en: 'Continental Youth League',
    competitors: continentalTeams,
    rounds: [
      roundAt('tue 17:45 19:30 wed 14:45 15:00 17:15 19:00'),
      roundAt('thu 18:45 fri 16:30 17:45 19:15 19:45 20:15'),
      roundAt('sat 18:15 18:30 20:15 mon 14:30 18:00 18:30'),
    ],
    style: { goals: 3.1 },
  },
];
