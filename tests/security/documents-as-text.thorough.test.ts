import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { getDocumentProxy, extractText } from 'unpdf';
import { expect, test } from 'vitest';

import { numbered, shareOf } from '../soak/case-count.ts';
import { DOCUMENTS_TO_PRINT } from './hostile-documents.ts';
import { SCRIPT_PAYLOADS } from './script-payloads.ts';

/** PDF keys that trigger an action when user text ends up in the file's structure. */
const ACTIVE =
  /\/(?:JS|JavaScript|OpenAction|AA|Launch|URI|GoToR|SubmitForm|EmbeddedFile|AcroForm|RichMedia|Annots|XFA)\b/;

const HOSTILE = [
  '<script>alert(1)</script>',
  '(app.alert(1)) /S /JavaScript /JS (app.alert(1))',
  ') Tj ET Q q BT (x) Tj /JS',
  'endstream endobj 9 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj',
  '%%EOF trailer << /Root 9 0 R >>',
  '<< /AA << /O << /S /Launch /F (calc.exe) >> >> >>',
  '\\) /URI (https://evil.example) \\(',
  '{{constructor.constructor("alert(1)")()}}',
];
/** Bidirectional overrides, control characters and other invisible characters. */
const INVISIBLE_CHARACTERS = 'invoice\u202Efdp.exe\u2066a\u2069\u200Eb\u0007c\u0000d\uFEFFe';
const PLAIN = 'invoicefdp.exeabcde';

const BATCH_SIZE = 15;

/** In `npm test`, five documents together print all scripts. */
const SHARES = 5;

const SLOW_MACHINE_TIMEOUT = { timeout: 60_000 };
const named = Object.entries(DOCUMENTS_TO_PRINT);
const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

async function read(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
  const notes = (await Promise.all(pages)).map((page) => page.getAnnotations());
  return {
    text: squeezed(text),
    acts: [await pdf.getJSActions(), await pdf.getOpenAction(), await pdf.getAttachments()],
    notes: (await Promise.all(notes)).flat() as unknown[],
  };
}

/** The PDF without its streams: only structure, none of which may come from user input. */
function skeletonOf(bytes: Buffer): string {
  const file = bytes.toString('latin1').replaceAll(/stream\r?\n[\s\S]*?endstream/g, 'stream');
  // Strings in brackets or hexadecimal, such as the title, are values.
  return file.replaceAll(/\((?:\\.|[^\\)])*\)/gs, '()').replaceAll(/<[0-9a-f\s]+>/gi, '<>');
}

test.each(named)(
  'prints user text in a %s as typed, without effect',
  SLOW_MACHINE_TIMEOUT,
  async (_, draw) => {
    const bytes = await draw(HOSTILE.join(' '));
    const { text, acts, notes } = await read(bytes);
    for (const typed of HOSTILE) expect(text).toContain(squeezed(typed));
    expect(acts).toEqual([null, null, null]);
    expect(notes).toEqual([]);
    expect(skeletonOf(bytes)).not.toMatch(ACTIVE);
  },
);

test.each(numbered(DOCUMENTS_TO_PRINT))(
  'keeps scripts out of the active parts of a %s',
  SLOW_MACHINE_TIMEOUT,
  async (_, draw, place) => {
    const payloads = shareOf(SCRIPT_PAYLOADS, SHARES, place);
    for (let from = 0; from < payloads.length; from += BATCH_SIZE) {
      const typed = payloads.slice(from, from + BATCH_SIZE).join(' ');
      const bytes = await draw(typed);
      const { text, acts, notes } = await read(bytes);
      expect(text).toContain('alert(1)');
      expect([acts, notes]).toEqual([[null, null, null], []]);
      expect(skeletonOf(bytes)).not.toMatch(ACTIVE);
    }
  },
);

test.each(named)(
  'removes characters that change the writing direction from a %s',
  SLOW_MACHINE_TIMEOUT,
  async (_, draw) => {
    const { text } = await read(await draw(INVISIBLE_CHARACTERS));
    expect(text).toContain(PLAIN);
    expect(text).not.toMatch(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u);
  },
);

test('tests every file that draws a PDF', () => {
  const drawing = readdirSync('functions/src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => /\brenderPdf\(/.test(readFileSync(join('functions/src', name), 'utf8')))
    .filter((name) => name !== join('pdf', 'pdf-document.ts'));
  expect(drawing.sort()).toEqual([
    'business/bulk-catalogue/catalogue-pdf.ts',
    'business/quotes/quotation-pdf.ts',
    'catalogue/labels/label-pdf.ts',
    'catalogue/pieces/certificate-pdf.ts',
    'documents/e-way-bill/e-way-bill-pdf.ts',
    'documents/invoices/invoice-pdf.ts',
    'documents/order-documents/invoices-pdf.ts',
    'documents/order-documents/packing-slip-pdf.ts',
    'documents/order-documents/parcel-label-pdf.ts',
    'documents/order-documents/work-sheet-pdf.ts',
    'documents/receipts/advance-voucher-pdf.ts',
    'orders/disputes/evidence-pdf.ts',
    'orders/disputes/gift-card-evidence.ts',
    'stock/purchase-orders/purchase-order-pdf.ts',
  ]);
});
