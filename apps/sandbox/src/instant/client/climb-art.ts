import type { ClimbName } from '@baize/games/climb/table';

export type TileState = 'closed' | 'safe' | 'bad';

interface ClimbArt {
  /** Markup of a tile in a box of 96 by 64. */
  readonly tiles: Readonly<Record<TileState, string>>;
  /** Who climbs, in a box of 48 by 56. */
  readonly figure: string;
}

const tile = (inner: string, box = '0 0 96 64', fit = 'none'): string =>
  `<svg viewBox="${box}" preserveAspectRatio="${fit}" aria-hidden="true">${inner}</svg>`;

const figure = (inner: string): string => `<svg viewBox="0 0 48 56" aria-hidden="true">${inner}</svg>`;

const climber = (jacket: string, pack: string) =>
  figure(
    `<path d="M20 34l-7 18M27 34l8 16" stroke="#1b1f2b" stroke-width="6" stroke-linecap="round"/><path d="M14 20h18l2 17H14z" fill="${jacket}"/><rect x="8" y="19" width="9" height="16" rx="4" fill="${pack}"/><path d="M30 22l10-12" stroke="${jacket}" stroke-width="6" stroke-linecap="round"/><path d="M37 5l8 6M41 8l-6 12" stroke="#d9dde6" stroke-width="2.5" stroke-linecap="round"/><circle cx="24" cy="12" r="7" fill="#d8a37c"/><path d="M16.5 11a7.5 7.5 0 0 1 15 0z" fill="#c8352f"/>`,
  );

const arch = (glass: string, inner: string): string =>
  tile(
    `<path d="M26 60V30a22 22 0 0 1 44 0v30z" fill="#767c92"/><path d="M31 60V31a17 17 0 0 1 34 0v29z" fill="${glass}"/>${inner}<rect x="22" y="58" width="52" height="6" rx="2" fill="#8e94aa"/>`,
    '16 4 64 60',
    'xMidYMax',
  );
const bars = '<path d="M48 15v44M31 38h34" stroke="#4b5168" stroke-width="3"/>';

const rock = (body: string, light: string, inner: string): string =>
  tile(
    `<path d="M4 60l8-26 18-14 24-6 22 10 16 20 2 16z" fill="${body}"/><path d="M12 34l18-14 24-6-10 18-18 8z" fill="${light}"/>${inner}`,
  );

const roof = (body: string, inner: string): string =>
  tile(
    `<path d="M2 60l10-38h72l10 38z" fill="${body}"/><path d="M9 34h78M6 47h84M24 22l-4 12m18-12l-2 12m16-12l2 12m14-12l4 12M16 34l-3 13m20-13l-2 13m18-13v13m17-13l3 13m14-13l4 13" stroke="#0004" stroke-width="2" fill="none"/>${inner}`,
  );

const crossing = (inner: string): string =>
  tile(
    `<rect x="10" y="6" width="76" height="52" rx="6" fill="#fff" fill-opacity=".08"/><path d="M18 10v44M34 10v44M50 10v44M66 10v44M80 10v44" stroke="#e9e4d2" stroke-width="8" stroke-opacity=".55"/>${inner}`,
  );

export const CLIMB_ART: Readonly<Record<ClimbName, ClimbArt>> = {
  tower: {
    tiles: {
      closed: arch(
        '#1c2238',
        `${bars}<path d="M35 30a13 13 0 0 1 10-11" stroke="#6f7ba6" stroke-width="2" fill="none"/>`,
      ),
      safe: arch(
        '#f4b957',
        `<path d="M31 60V31a17 17 0 0 1 34 0v29z" fill="#fff1c4" fill-opacity=".45"/>${bars}`,
      ),
      bad: arch(
        '#120d10',
        '<path d="M33 24l14 16-10 8 16 12M62 22l-8 14 9 8-6 16" stroke="#d9604a" stroke-width="3" fill="none"/><path d="M38 58l8-8 10 6 8-4v7z" fill="#6d6f7d"/>',
      ),
    },
    figure: climber('#3a6ea5', '#7a4b2a'),
  },
  slope: {
    tiles: {
      closed: rock('#5c6c78', '#8fa1ad', '<path d="M30 20l24-6 22 10-14 2-10-4-10 6z" fill="#f2f6f8"/>'),
      safe: rock(
        '#5c6c78',
        '#9fb2bd',
        '<path d="M30 20l24-6 22 10-14 2-10-4-10 6z" fill="#f2f6f8"/><circle cx="48" cy="40" r="6" fill="none" stroke="#ffb347" stroke-width="4"/><path d="M48 46v14" stroke="#ffb347" stroke-width="4"/>',
      ),
      bad: rock(
        '#5a3a30',
        '#7d5344',
        '<path d="M44 14l-6 18 12 8-8 20" stroke="#1c100c" stroke-width="5" fill="none"/><circle cx="66" cy="46" r="9" fill="#86604f"/><circle cx="26" cy="52" r="6" fill="#6d4a3c"/>',
      ),
    },
    figure: climber('#d9822b', '#2f4858'),
  },
  roofs: {
    tiles: {
      closed: roof('#7d4437', ''),
      safe: roof(
        '#8d5040',
        '<rect x="36" y="28" width="24" height="22" rx="2" fill="#ffcf73" stroke="#3c221b" stroke-width="3"/><path d="M48 28v22M36 39h24" stroke="#3c221b" stroke-width="2"/>',
      ),
      bad: roof(
        '#5a332b',
        '<path d="M26 32l14-6 20 4 12 10-6 14-22 4-18-8z" fill="#120b0d"/><path d="M28 46l38-14M34 54l34-12" stroke="#6b4a34" stroke-width="4"/>',
      ),
    },
    figure: figure(
      '<path d="M36 48c10-2 10-14 5-22" fill="none" stroke="#0d0c12" stroke-width="4" stroke-linecap="round"/><path d="M12 54c-2-18 2-30 12-30s14 12 13 30z" fill="#15131c"/><path d="M10 8l5 6c4-2 9-2 13 0l5-6 1 13c0 7-5 11-12 11S10 28 10 21z" fill="#15131c"/><path d="M15 20h5M25 20h5" stroke="#e8c14a" stroke-width="2.5" stroke-linecap="round"/>',
    ),
  },
  road: {
    tiles: {
      closed: crossing(''),
      safe: crossing(
        '<path d="M34 32l10 10 20-22" fill="none" stroke="#63d08c" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>',
      ),
      bad: crossing(
        '<rect x="14" y="16" width="68" height="34" rx="11" fill="#b8302b"/><rect x="28" y="19" width="38" height="28" rx="6" fill="#e2534a"/><path d="M26 20q-6 13 0 26zM68 20q6 13 0 26z" fill="#17202b"/><path d="M79 20v7m0 12v7" stroke="#ffe9a8" stroke-width="4" stroke-linecap="round"/>',
      ),
    },
    figure: figure(
      '<path d="M20 44v9m8-9v9m-12 0h6m4 0h6" stroke="#c98a2b" stroke-width="2.5" stroke-linecap="round"/><path d="M4 26c4 2 8 2 12-3 5-6 12-6 16-2l4-9c4 1 6 5 5 10-1 13-8 23-19 23S6 38 4 26z" fill="#8a4b2c"/><path d="M14 30c6-3 13-2 17 3-4 6-13 7-17-3z" fill="#6f3a22"/><path d="M33 12c-1-6 2-8 3-5 2-4 5-2 4 1 3-1 4 2 2 4z" fill="#c8352f"/><path d="M41 15l6 2-6 3z" fill="#d9a13b"/><circle cx="37.500" cy="15" r="1.500" fill="#14100c"/>',
    ),
  },
};
