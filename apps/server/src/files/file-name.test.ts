import { expect, test } from 'vitest';

import { contentDisposition, fileName } from './file-name.ts';

test('the name of a file has no character that a file system or a header refuses', () => {
  expect(fileName(['A/B: "C"', 'Oyun  geçmişi\r\n', '2026-11-01'], 'csv')).toBe(
    'AB C Oyun geçmişi 2026-11-01.csv',
  );
});

test('browsers get the name with its accents, others one without', () => {
  expect(contentDisposition("Iğdır'ın şansı.pdf")).toBe(
    `attachment; filename="Igdir'in sansi.pdf"; filename*=UTF-8''I%C4%9Fd%C4%B1r%27%C4%B1n%20%C5%9Fans%C4%B1.pdf`,
  );
});
