import { afterEach, expect, test } from 'vitest';

// Other test files share the document.
afterEach(() => document.body.replaceChildren());

function show(html: string): HTMLInputElement[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll('input')];
}

const textsOf = ({ labels }: HTMLInputElement) =>
  labels && [...labels].map(({ textContent }) => textContent);

test('finds labels by id and around a field, in the order of the page', () => {
  const [first, second] = show(
    '<label for="a">one</label><label>two<input id="a"><input></label><label for="a">three</label>',
  );
  expect(textsOf(first!)).toEqual(['one', 'two', 'three']);
  expect(textsOf(second!)).toEqual([]);
});

test('follows changes of the page and of ids', () => {
  const [field] = show('<input id="a">');
  expect(textsOf(field!)).toEqual([]);
  document.body.insertAdjacentHTML('beforeend', '<label for="b">late</label>');
  expect(textsOf(field!)).toEqual([]);
  field!.id = 'b';
  expect(textsOf(field!)).toEqual(['late']);
  document.querySelector('label')!.remove();
  expect(textsOf(field!)).toEqual([]);
});

test('a hidden field has no labels, and of two fields with one id only the first', () => {
  const [hidden, first, second] = show(
    '<input type="hidden" id="h"><label for="h">h</label><input id="a"><input id="a"><label for="a">a</label>',
  );
  expect(hidden!.labels).toBeNull();
  expect(textsOf(first!)).toEqual(['a']);
  expect(textsOf(second!)).toEqual([]);
});
