import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { Button, ButtonLink } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Pagination } from './pagination.tsx';
import { Select } from './select.tsx';
import { Tabs } from './tabs.tsx';

describe('Button', () => {
  it('submits only with that type', () => {
    expect(renderToStaticMarkup(<Button>Devam</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Devam</Button>)).toContain('type="submit"');
  });

  it('keeps its label while loading, says that it is busy, and stays focusable', () => {
    const markup = renderToStaticMarkup(<Button loading>Yatır</Button>);
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).toContain('Yatır');
    expect(markup).not.toContain(' disabled');
  });

  it('can use the router’s link', () => {
    const markup = renderToStaticMarkup(
      <ButtonLink
        href="/deposit"
        linkAs={({ href, children }) => (
          <a href={href} data-router="">
            {children}
          </a>
        )}
      >
        Yatır
      </ButtonLink>,
    );
    expect(markup).toContain('<a href="/deposit" data-router="">');
  });
});

describe('fields', () => {
  it('associate label, help and error with the input', () => {
    const calm = renderToStaticMarkup(<Field id="mail" label="E-posta" help="Bildirimler için" />);
    expect(calm).toContain('<label for="mail"');
    expect(calm).toContain('aria-describedby="mail-help"');

    const wrong = renderToStaticMarkup(<Field id="mail" label="E-posta" help="…" error="Geçersiz" />);
    expect(wrong).toContain('aria-invalid="true"');
    expect(wrong).toContain('aria-describedby="mail-error"');
    expect(wrong).toContain('id="mail-error"');
    expect(wrong).not.toContain('mail-help');
  });

  it('offer to reveal passwords only on request', () => {
    const reveal = { show: 'Göster', hide: 'Gizle' };
    const markup = renderToStaticMarkup(<Field id="p" label="Şifre" type="password" reveal={reveal} />);
    expect(markup).toContain('type="password"');
    expect(markup).toContain('aria-label="Göster" aria-pressed="false"');
    expect(renderToStaticMarkup(<Field id="p" label="Şifre" type="password" />)).not.toContain(
      'aria-pressed',
    );
  });

  it('keep a hidden label for screen readers', () => {
    const markup = renderToStaticMarkup(<Field id="q" label="Oyun ara" labelHidden />);
    expect(markup).toContain('<label for="q" class="visually-hidden">Oyun ara</label>');
  });

  it('list options, with a placeholder that cannot be selected', () => {
    const options = [{ value: '222', label: 'Türkiye' }];
    const markup = renderToStaticMarkup(
      <Select id="c" label="Ülke" placeholder="Ülke seçin" options={options} defaultValue="" />,
    );
    expect(markup).toMatch(/<option value="" disabled="" hidden="" selected="">Ülke seçin<\/option>/);
    expect(markup).toContain('<option value="222">Türkiye</option>');
  });

  it('show the error of a checkbox below it', () => {
    const markup = renderToStaticMarkup(<Checkbox id="t" label="Kurallar" error="Kabul edin" />);
    expect(markup).toContain('aria-describedby="t-error"');
    expect(markup).toContain('<p id="t-error"');
  });
});

describe('Pagination', () => {
  const labels = { label: 'Sayfalar', previousLabel: 'Önceki', nextLabel: 'Sonraki' };
  const hrefOf = (page: number) => `?page=${page}`;

  it('marks the current page and links the others', () => {
    const markup = renderToStaticMarkup(<Pagination {...labels} current={2} last={3} hrefOf={hrefOf} />);
    expect(markup).toContain('href="?page=2" class="page-link" aria-current="page"');
    expect(markup).toContain('href="?page=1" aria-label="Önceki"');
    expect(markup).toContain('href="?page=3" aria-label="Sonraki"');
  });

  it('does not link past either end, and is empty for one page', () => {
    expect(
      renderToStaticMarkup(<Pagination {...labels} current={1} last={2} hrefOf={hrefOf} />),
    ).not.toContain('Önceki');
    expect(renderToStaticMarkup(<Pagination {...labels} current={1} last={1} hrefOf={hrefOf} />)).toBe('');
  });
});

describe('Tabs', () => {
  it('has one tab stop and associates the panel with its tab', () => {
    const markup = renderToStaticMarkup(
      <Tabs
        label="Spor"
        selected="b"
        onSelect={() => {}}
        tabs={[
          { id: 'a', label: 'Futbol' },
          { id: 'b', label: 'Tenis' },
        ]}
      >
        içerik
      </Tabs>,
    );
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1);
    expect(markup).toMatch(/aria-selected="true"[^>]*tabindex="0"[^>]*>Tenis/);
    expect(markup).toMatch(/role="tabpanel" aria-labelledby="[^"]*-b"/);
  });
});
