import { describe, expect, it } from 'vitest';

import { readQuickLines } from './quick-lines.ts';

const linesIn = (text: string) => readQuickLines(text).lines;

describe('pasted lines', () => {
  it('may be parted by commas, tabs, semicolons or spaces, quoted or not', () => {
    const text = 'KG-1, 20\r\nKG-2\t3\n\n"KG-3";"7"\nKG 4  8\n"KG,5"\t9';
    expect(linesIn(text)).toEqual([
      { sku: 'KG-1', quantity: '20' },
      { sku: 'KG-2', quantity: '3' },
      { sku: 'KG-3', quantity: '7' },
      { sku: 'KG 4', quantity: '8' },
      { sku: 'KG,5', quantity: '9' },
    ]);
  });

  it('of a file from a spreadsheet lose its mark and its headings, and nothing else', () => {
    expect(linesIn('\uFEFFSKU,Quantity\nKG-1,20')).toEqual([{ sku: 'KG-1', quantity: '20' }]);
    expect(linesIn('ITEM-7,20')).toEqual([{ sku: 'ITEM-7', quantity: '20' }]);
    expect(linesIn(' ,, \n;;\n')).toEqual([]);
  });

  it('keep a formula as the text that it is', () => {
    expect(linesIn('=HYPERLINK("http://x"),5')).toEqual([
      { sku: '=HYPERLINK(http://x)', quantity: '5' },
    ]);
    expect(linesIn('KG-1,=1+1')).toEqual([{ sku: 'KG-1', quantity: '=1+1' }]);
  });

  it('with a thousand written as 1,000 never become one piece', () => {
    for (const text of ['KG-1,"1,000"', 'KG-1,1,000', 'KG-1;1,000', 'KG-1\t1,000']) {
      expect(linesIn(text)).toEqual([{ sku: 'KG-1', quantity: '1,000' }]);
    }
  });

  it('without a quantity are there, to be filled in', () => {
    expect(linesIn('KG-1')).toEqual([{ sku: 'KG-1', quantity: '' }]);
  });

  it.each([
    ['SKU,Size,Quantity', 'KG-1,42,20', ['42']],
    ['Product name;Qty;SKU', 'Kurta;20;KG-1', ['Kurta']],
    ['Style\tPieces', 'KG-1\t20', []],
    ['Quantity,SKU', '20,KG-1', []],
    ['SKU Quantity', 'KG-1 20', []],
  ])('find their columns by the headings %j', (headings, row, leftOut) => {
    const lines = [{ sku: 'KG-1', quantity: '20' }];
    expect(readQuickLines(`${headings}\n${row}`)).toEqual({ lines, leftOut });
  });

  it('name what stands in a third column', () => {
    expect(readQuickLines('KG-1,20,42\nKG-2,5,\nKG-3,5,42,blue')).toEqual({
      lines: [
        { sku: 'KG-1', quantity: '20' },
        { sku: 'KG-2', quantity: '5' },
        { sku: 'KG-3', quantity: '5' },
      ],
      leftOut: ['42', 'blue'],
    });
  });

  it('begin with a SKU that is like a heading', () => {
    expect(linesIn('ITEM-7')).toEqual([{ sku: 'ITEM-7', quantity: '' }]);
  });
});
