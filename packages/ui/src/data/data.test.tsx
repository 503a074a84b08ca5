import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { DataTable } from './data-table.tsx';
import { Meter } from './meter.tsx';
import { DigitCounter } from './digit-counter.tsx';
import { Money } from './money.tsx';

describe('DataTable', () => {
  const columns = [
    { id: 'game', label: 'Oyun', leading: true, cell: (row: { game: string }) => row.game },
    { id: 'bet', label: 'Bahis', align: 'end' as const, cell: () => <Money text="₺20,00" tone="plain" /> },
  ];

  it('has the column’s name on each cell, for the cards of phones', () => {
    const markup = renderToStaticMarkup(
      <DataTable
        caption="Geçmiş"
        columns={columns}
        rows={[{ game: 'Üç Deniz' }]}
        keyOf={(row) => row.game}
      />,
    );
    expect(markup).toContain('<caption class="visually-hidden">Geçmiş</caption>');
    expect(markup).toContain('<td data-column="game" data-label="Oyun" data-leading="true">Üç Deniz</td>');
    expect(markup).toContain('<th scope="col" data-align="end">Bahis</th>');
  });

  it('has a button for the details of each row', () => {
    const markup = renderToStaticMarkup(
      <DataTable
        caption="Geçmiş"
        columns={columns}
        rows={[{ game: 'Üç Deniz' }]}
        keyOf={(row) => row.game}
        detail={{ label: 'Ayrıntı', labelOf: (row) => `${row.game}: ayrıntılar`, render: () => 'Tur 7' }}
      />,
    );
    expect(markup).toContain(
      '<button type="button" aria-label="Üç Deniz: ayrıntılar" aria-expanded="false">',
    );
    expect(markup).toContain('<th scope="col"><span class="visually-hidden">Ayrıntı</span></th>');
    expect(markup).not.toContain('Tur 7');
  });

  it('is marked as busy while loading', () => {
    const markup = renderToStaticMarkup(
      <DataTable caption="Geçmiş" columns={columns} rows={[]} keyOf={(row) => row.game} busy />,
    );
    expect(markup).toContain('aria-busy="true"');
  });
});

describe('Meter', () => {
  it('is announced by its visible text', () => {
    const markup = renderToStaticMarkup(<Meter label="Günlük" value="₺3.184 / ₺6.000" share={0.53} />);
    expect(markup).toContain('aria-valuetext="₺3.184 / ₺6.000"');
    expect(markup).toContain('value="0.53"');
  });
});

describe('DigitCounter', () => {
  it('has the amount once as text and hides its rolling digits', () => {
    const markup = renderToStaticMarkup(<DigitCounter text="₺1.204,50" />);
    expect(markup).toContain('<span class="visually-hidden">₺1.204,50</span><span aria-hidden="true">');
    expect(markup.match(/class="digit"/g)).toHaveLength(6);
    expect(markup).toContain('translateY(-40%)');
    expect(markup).not.toContain('aria-live');
  });
});
