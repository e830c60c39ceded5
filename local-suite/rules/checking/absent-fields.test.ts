import { expect, test } from 'vitest';

import { issuesOf, rulesFile } from '../testing/issues.ts';

const WARNING =
  'A list with this condition is refused here: a query cannot prove that a field is absent. Production may allow it.';

test.each([
  ['read', "!('private' in resource.data)", 'W 4:31'],
  ['list', "b == 'x' || !('private' in resource.data)", 'W 4:43'],
  ['list', "!('zip' in resource.data.address)", 'W 4:31'],
])('warns about allow %s: if %s', (operation, condition, place) => {
  const rules = rulesFile(`match /a/{b} { allow ${operation}: if ${condition}; }`);
  expect(issuesOf(rules)).toEqual([`${place} ${WARNING}`]);
});

test('follows functions and variables', () => {
  const rules = rulesFile(`function isOpen(post, other) {
  let data = post;
  return !('private' in data) && !('x' in other);
}
match /a/{b} { allow list: if isOpen(resource.data, request.auth.token); }`);
  expect(issuesOf(rules)).toEqual([`W 6:10 ${WARNING}`]);
});

test.each([
  ['get', "!('private' in resource.data)"],
  ['list', "'private' in resource.data"],
  ['list', "!('admin' in request.auth.token)"],
  ['create', "!('private' in request.resource.data)"],
])('accepts allow %s: if %s', (operation, condition) => {
  const rules = rulesFile(`match /a/{b} { allow ${operation}: if ${condition}; }`);
  expect(issuesOf(rules)).toEqual([]);
});

test('ends for functions that call each other', () => {
  const rules = rulesFile(`function f(x) { return g(x); }
function g(x) { return f(x) || !('a' in x); }
match /a/{b} { allow list: if f(resource.data); }`);
  expect(issuesOf(rules)).toContain(`W 5:32 ${WARNING}`);
});
