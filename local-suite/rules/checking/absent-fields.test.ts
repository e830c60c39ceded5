import { expect, test } from 'vitest';

import { issuesOf, rulesFile } from '../testing/issues.ts';

const WARNING =
  'A list that relies on an absent field here is refused, as in production: a query cannot prove that a field is absent. Only the official emulator allows it.';

test.each([
  ['read', "!('private' in resource.data)", 31],
  ['list', "b == 'x' || !('private' in resource.data)", 43],
  ['list', "!('zip' in resource.data.address)", 31],
  ['list', "!('private' in resource.data.keys())", 31],
  ['list', "('private' in resource.data) == false", 60],
  ['list', "!resource.data.keys().hasAny(['private', 'draft'])", 31],
  ['list', "!resource.data.keys().hasAll(['private'])", 31],
  ['list', "resource.data.keys().hasOnly(['title', 'owner'])", 52],
  ['list', "resource.data.get('private', false) == false", 67],
  ['list', "resource.data.get('private', false) != true", 67],
  ['list', "resource.data.get('minAge', 0) <= 17", 62],
  ['list', "resource.data.get('state', 'open') in ['open', 'done']", 66],
  ['list', "resource.data.get('address', {}).get('private', false) == false", 86],
  ['list', "!resource.data.get('private', false)", 31],
  ['list', "resource.data.get('public', true)", 45],
  ['list', "!(request.auth.uid in resource.data.get('blocked', []))", 31],
  ['list', "!('private' in resource.data && b == 'x')", 43],
  ['list', "'private' in resource.data ? b == 'x' : true", 41],
])('warns about allow %s: if %s', (operation, condition, column) => {
  const rules = rulesFile(`match /a/{b} { allow ${operation}: if ${condition}; }`);
  expect(issuesOf(rules)).toEqual([`W 4:${column} ${WARNING}`]);
});

test('follows functions and variables', () => {
  const rules = rulesFile(`function isOpen(post, other) {
  let data = post;
  return !('private' in data) && !('x' in other);
}
match /a/{b} { allow list: if isOpen(resource.data, request.auth.token); }`);
  expect(issuesOf(rules)).toEqual([`W 6:10 ${WARNING}`]);
});

test('follows the arguments and the negation of a function', () => {
  const rules = rulesFile(`function isHidden(data, fallback) {
  let flag = data.get('hidden', fallback) == true;
  return flag || 'secret' in data;
}
match /a/{b} { allow list: if !isHidden(resource.data, false); }`);
  expect(issuesOf(rules)).toEqual([`W 6:10 ${WARNING}`, `W 6:27 ${WARNING}`]);
});

test.each([
  ['get', "!('private' in resource.data)"],
  ['list', "'private' in resource.data"],
  ['list', "resource.data.get('owner', '') == request.auth.uid"],
  ['list', "resource.data.get('public', false) == true"],
  ['list', "resource.data.get('public', false)"],
  ['list', "!!('owner' in resource.data)"],
  ['list', "('owner' in resource.data) == true"],
  ['list', "resource.data.keys().hasAny(['owner', 'public'])"],
  ['list', "resource.data.keys().hasAll(['owner'])"],
  ['list', "request.auth.uid in resource.data.get('members', [])"],
  ['list', "request.auth.token.get('blocked', false) == false"],
  ['list', "get(/databases/$(database)/documents/a/b).data.get('closed', false) == false"],
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
