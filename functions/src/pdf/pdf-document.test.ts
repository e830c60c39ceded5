import { expect, test } from 'vitest';

import { drawTable } from './pdf-table.ts';
import { renderPdf } from './pdf-document.ts';

const FACTS = { title: 'Quotation', author: 'Kargha', date: new Date('2026-11-24T06:00:00Z') };
const COLUMN = { title: 'What', share: 1, cell: (what: string) => what };

const drawn = (text: string) =>
  renderPdf(FACTS, (pdf) => {
    pdf.text(text);
    drawTable(pdf, [COLUMN], [text.repeat(40)]);
  });

test('drops an emoji without leaving a box or a gap', async () => {
  expect(await drawn('Indigo🎁✓\u{FE0F}')).toEqual(await drawn('Indigo'));
  expect(await drawn('Indigo ₹500')).not.toEqual(await drawn('Indigo 500'));
});
