import { expect, it } from 'vitest';

import { brandTraitsMarkdown } from './brand-traits-markdown.ts';
import { traitTable } from './traits.ts';

it('describes every trait with its area, values and default', () => {
  const page = brandTraitsMarkdown();
  for (const [name, { doc, area }] of Object.entries(traitTable)) {
    expect(page).toContain(`## \`${name}\`\n\n${doc}\n\n- Area: ${area}\n`);
  }
  expect(page).toContain('- Values: ordered list of `redline`, `betconstruct`, `betradar`');
  expect(page).toContain('- Values: https address or null');
  expect(page).toContain('- Values: ordered list of `15`, `30`, `60`, `null`');
  expect(page).toContain('- Values: daily: ordered list of integer; weekly: ordered list of integer;');
  expect(page).toContain('- Default: daily: 250, 500, 1000; weekly: 1000, 2000, 4000;');
});
