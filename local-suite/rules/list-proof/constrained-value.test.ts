import { testLists } from '../testing/list-proof-cases.ts';
import { and, things, where } from '../testing/list-query.ts';

const owner = 'resource.data.owner == request.auth.uid';
const mine = where('owner', '==', 'asha');
const others = where('owner', '==', 'ravi');
const open = where('open', '==', true);
const at = (day: string) => new Date(`${day}T00:00:00Z`);

testLists({
  'pinned values': [
    [owner, things(mine), true],
    [owner, things(), false],
    [owner, things(others), false],
    [owner, things(and(mine, open)), true],
    ['resource.data.open', things(open), true],
    ['resource.data.open', things(where('open', '==', false)), false],
    ['!resource.data.open', things(where('open', '==', false)), true],
    ['resource.data.gone == null', things(where('gone', '==', null)), true],
    ['resource.data.gone == null', things(), false],
    ["resource.data.address.city == 'Pune'", things(where('address.city', '==', 'Pune')), true],
    ["resource.data.address.city == 'Pune'", things(where('address.state', '==', 'MH')), false],
    ["resource.data['a b'] == 1", things(where('`a b`', '==', 1)), true],
    [
      'resource.data.at == timestamp.date(2026, 1, 1)',
      things(where('at', '==', at('2026-01-01'))),
      true,
    ],
    [
      'resource.data.author == /databases/$(database)/documents/users/asha',
      things(where('author', '==', { ref: 'users/asha' })),
      true,
    ],
    ["resource.data.tags == ['a', 'b']", things(where('tags', '==', ['a', 'b'])), true],
    ["'a' in resource.data.tags", things(where('tags', '==', ['a', 'b'])), true],
    ["resource.data.name.matches('[a-z]+')", things(where('name', '==', 'kota')), true],
    ['resource.data.owner is string', things(mine), true],
  ],
  numbers: [
    ['resource.data.n == 5', things(where('n', '==', 5)), true],
    ['resource.data.n > 4', things(where('n', '==', 5)), true],
    ['resource.data.n in [4, 5]', things(where('n', '==', 5)), true],
    ['resource.data.n is number', things(where('n', '==', 5)), true],
    ['resource.data.n is int', things(where('n', '==', 5)), true],
    ['resource.data.n + 1 == 6', things(where('n', '==', 5)), true],
  ],
  'array-contains': [
    [
      'request.auth.uid in resource.data.members',
      things(where('members', 'array-contains', 'asha')),
      true,
    ],
    [
      'request.auth.uid in resource.data.members',
      things(where('members', 'array-contains', 'ravi')),
      false,
    ],
    [
      'request.auth.uid in resource.data.members',
      things(where('members', 'array-contains-any', ['asha'])),
      true,
    ],
    [
      'request.auth.uid in resource.data.members',
      things(where('members', 'array-contains-any', ['asha', 'ravi'])),
      false,
    ],
    [
      "resource.data.members.hasAny(['asha', 'x'])",
      things(where('members', 'array-contains', 'asha')),
      true,
    ],
    [
      "resource.data.members.hasAll(['asha'])",
      things(where('members', 'array-contains', 'asha')),
      false,
    ],
    [
      "resource.data.members.hasAll(['asha', 'x'])",
      things(where('members', 'array-contains', 'asha')),
      false,
    ],
    [
      "resource.data.members.hasAny(['asha', 'ravi'])",
      things(where('members', 'array-contains-any', ['asha', 'ravi'])),
      true,
    ],
    ['resource.data.members is list', things(where('members', 'array-contains', 'asha')), false],
    ['resource.data.members != null', things(where('members', 'array-contains', 'asha')), true],
    ['resource.data.members.size() > 0', things(where('members', 'array-contains', 'asha')), false],
    ['resource.data.members != []', things(where('members', 'array-contains', 'asha')), false],
  ],
  ranges: [
    ['resource.data.n > 5', things(where('n', '>=', 6)), true],
    ['resource.data.n > 5', things(where('n', '>', 5)), true],
    ['resource.data.n > 5', things(where('n', '>=', 5)), false],
    ['resource.data.n >= 5', things(where('n', '>=', 5)), true],
    ['resource.data.n < 5', things(where('n', '<', 5)), true],
    ['resource.data.n < 5', things(where('n', '<=', 5)), false],
    ['resource.data.n <= 5', things(where('n', '<=', 5)), true],
    ['resource.data.n < 5', things(where('n', '>', 1)), false],
    ['5 < resource.data.n', things(where('n', '>', 5)), true],
    ['!(resource.data.n < 5)', things(where('n', '>=', 5)), false],
    ['!(resource.data.n == 4)', things(where('n', '>=', 5)), false],
    ['!(resource.data.n <= 5)', things(where('n', '>=', 5)), false],
    ['resource.data.n != 4', things(where('n', '>', 4)), true],
    ['resource.data.n != 5', things(where('n', '>', 4)), false],
    ['resource.data.n != null', things(where('n', '>', 4)), true],
    ["resource.data.n != 'x'", things(where('n', '<', 4)), false],
    ['resource.data.n is number', things(where('n', '>', 4)), false],
    ['resource.data.n is constraint', things(where('n', '>', 4)), true],
    ['resource.data.name is string', things(where('name', '>=', 'a')), false],
    [
      "resource.data.name >= 'a' && resource.data.name < 'b'",
      things(and(where('name', '>=', 'a'), where('name', '<', 'b'))),
      true,
    ],
    ['resource.data.at < request.time', things(where('at', '<', at('2026-01-01'))), true],
    ['resource.data.at < request.time', things(where('at', '<', at('2027-01-01'))), false],
    ['resource.data.address.zip > 5', things(where('address.zip', '>', 5)), true],
  ],
  '!= and not-in': [
    ["resource.data.status != 'secret'", things(where('status', '!=', 'secret')), true],
    ["resource.data.status != 'secret'", things(where('status', '!=', 'open')), false],
    ["resource.data.status != 'secret'", things(where('status', 'not-in', ['secret', 'x'])), true],
    [
      "!(resource.data.status in ['secret', 'x'])",
      things(where('status', 'not-in', ['secret', 'x', 'y'])),
      true,
    ],
    [
      "!(resource.data.status in ['secret', 'z'])",
      things(where('status', 'not-in', ['secret', 'x'])),
      false,
    ],
    ['resource.data.status != null', things(where('status', '!=', 'secret')), true],
    ['resource.data.status != null', things(where('status', '!=', null)), true],
    ['!(resource.data.status == null)', things(where('status', '!=', null)), false],
    ['resource.data.status is string', things(where('status', '!=', null)), false],
  ],
});
