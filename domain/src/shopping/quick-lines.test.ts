import { describe, expect, it } from 'vitest';

import { readQuickLines } from './quick-lines.ts';

const linesIn = (text: string) => readQuickLines(text).lines;

describe('pasted lines', () => {
  it('can use commas, tabs, semicolons or spaces, with or without quotes', () => {
    const text = 'KG-1, 20\r\nKG-2\t3\n\n"KG-3";"7"\nKG 4  8\n"KG,5"\t9';
    expect(linesIn(text)).toEqual([
      { sku: 'KG-1', quantity: '20' },
      { sku: 'KG-2', quantity: '3' },
      { sku: 'KG-3', quantity: '7' },
      { sku: 'KG 4', quantity: '8' },
      { sku: 'KG,5', quantity: '9' },
    ]);
  });

  it('of a spreadsheet file lose the byte order mark and headings only', () => {
    expect(linesIn('\uFEFFSKU,Quantity\nKG-1,20')).toEqual([{ sku: 'KG-1', quantity: '20' }]);
    expect(linesIn('ITEM-7,20')).toEqual([{ sku: 'ITEM-7', quantity: '20' }]);
    expect(linesIn(' ,, \n;;\n')).toEqual([]);
  });

  it('keep a formula as text', () => {
    expect(linesIn('=HYPERLINK("http://x"),5')).toEqual([
      { sku: '=HYPERLINK(http://x)', quantity: '5' },
    ]);
    expect(linesIn('KG-1,=1+1')).toEqual([{ sku: 'KG-1', quantity: '=1+1' }]);
  });

  it('read 1,000 never as one item', () => {
    for (const text of ['KG-1,"1,000"', 'KG-1,1,000', 'KG-1;1,000', 'KG-1\t1,000']) {
      expect(linesIn(text)).toEqual([{ sku: 'KG-1', quantity: '1,000' }]);
    }
  });

  it('without a quantity are kept', () => {
    expect(linesIn('KG-1')).toEqual([{ sku: 'KG-1', quantity: '' }]);
  });

  it.each([
    ['Product name;Qty;SKU', 'Kurta;20;KG-1', ['Kurta']],
    ['Style\tPieces', 'KG-1\t20', []],
    ['Quantity,SKU', '20,KG-1', []],
    ['SKU Quantity', 'KG-1 20', []],
  ])('find their columns by the headings %j', (headings, row, leftOut) => {
    const lines = [{ sku: 'KG-1', quantity: '20' }];
    expect(readQuickLines(`${headings}\n${row}`)).toEqual({ lines, leftOut });
  });

  it('name size and colour in the next columns, and what is in further ones', () => {
    expect(readQuickLines('KG-1,20,42\nKG-2,5,\nKG-3,5,42,blue,soon')).toEqual({
      lines: [
        { sku: 'KG-1', quantity: '20', choice: '42' },
        { sku: 'KG-2', quantity: '5' },
        { sku: 'KG-3', quantity: '5', choice: '42 / blue' },
      ],
      leftOut: ['soon'],
    });
    expect(linesIn('SKU,Size,Quantity,Colour\nKG-1,42,20,Blue')).toEqual([
      { sku: 'KG-1', quantity: '20', choice: '42 / Blue' },
    ]);
  });

  it('can be a table of sizes', () => {
    expect(linesIn('SKU\tS\tM\tL\nKG-1\t2\t\t5\nKG-2\t0\t1\t')).toEqual([
      { sku: 'KG-1', quantity: '2', choice: 'S' },
      { sku: 'KG-1', quantity: '5', choice: 'L' },
      { sku: 'KG-2', quantity: '1', choice: 'M' },
    ]);
    expect(linesIn('Style,38,40\nKG-1,2,3')).toEqual([
      { sku: 'KG-1', quantity: '2', choice: '38' },
      { sku: 'KG-1', quantity: '3', choice: '40' },
    ]);
  });

  it('can be a table of sizes for each colour', () => {
    expect(linesIn('SKU,Colour,S,M\nKG-1,Indigo,2,0\nKG-1,Madder,,3')).toEqual([
      { sku: 'KG-1', quantity: '2', choice: 'Indigo / S' },
      { sku: 'KG-1', quantity: '3', choice: 'Madder / M' },
    ]);
  });

  it('can start with a SKU that looks like a heading', () => {
    expect(linesIn('ITEM-7')).toEqual([{ sku: 'ITEM-7', quantity: '' }]);
  });
});
