import { testLists } from '../testing/list-proof-cases.ts';
import { and, or, orderedBy, things, where } from '../testing/list-query.ts';

const owner = 'resource.data.owner == request.auth.uid';
const mine = where('owner', '==', 'asha');
const others = where('owner', '==', 'ravi');
const open = where('open', '==', true);

testLists({
  'in and or': [
    [owner, things(where('owner', 'in', ['asha', 'ravi'])), false],
    [owner, things(where('owner', 'in', ['asha'])), true],
    ["resource.data.status in ['a', 'b']", things(where('status', '==', 'a')), true],
    ["resource.data.status in ['a', 'b']", things(where('status', 'in', ['a', 'b'])), true],
    ["resource.data.status in ['a', 'b']", things(where('status', 'in', ['a', 'c'])), false],
    [`resource.data.open == true || ${owner}`, things(mine), true],
    [`resource.data.open == true || ${owner}`, things(open), true],
    [`resource.data.open == true || ${owner}`, things(or(open, mine)), true],
    [`resource.data.open == true || ${owner}`, things(or(open, others)), false],
    [`resource.data.open == true || ${owner}`, things(), false],
    [`resource.data.open == true && ${owner}`, things(or(open, mine)), false],
    [owner, things(or(and(mine, open), and(mine, where('n', '>', 1)))), true],
    [owner, things(and(mine, where('n', 'in', [1, 2, 3]))), true],
    [
      'resource.data.n < 3',
      things(
        where(
          'n',
          'in',
          Array.from({ length: 1001 }, () => 1),
        ),
      ),
      false,
    ],
  ],
  'keys that are there': [
    [`'owner' in resource.data && ${owner}`, things(mine), true],
    ["'n' in resource.data", things(where('n', '>', 1)), true],
    ["'n' in resource.data", things(undefined, orderedBy('n')), false],
    ["'zip' in resource.data.address", things(undefined, orderedBy('address.zip')), false],
    ["'n' in resource.data", things(), false],
    ["!('secret' in resource.data)", things(), false],
    ["!('secret' in resource.data)", things(mine), false],
    ['resource.data.n != null', things(undefined, orderedBy('n')), false],
    ["resource.data.get('owner', '') == request.auth.uid", things(mine), true],
    ["resource.data.get('hidden', false) == false", things(), false],
    ["resource.data.get('hidden', false) == false", things(where('hidden', '==', false)), true],
    ["resource.data.get(['address', 'zip'], 0) > 5", things(where('address.zip', '>', 5)), true],
  ],
  'what no query proves': [
    ["resource.data.keys().hasAll(['owner'])", things(mine), false],
    ['resource.data.size() == 1', things(mine), false],
    ["resource.data.diff({'owner': 'asha'}).affectedKeys().size() == 0", things(mine), false],
    ["resource.data == {'owner': 'asha'}", things(mine), false],
    ["resource.data != {'owner': 'ravi'}", things(mine), true],
    ["id == 'one'", things(), false],
    ['resource.id == id', things(), false],
    ['exists(/databases/$(database)/documents/allowed/$(id))', things(), false],
    [
      'get(/databases/$(database)/documents/shops/$(resource.data.shop)).data.role == "staff"',
      things(),
      false,
    ],
    [
      'resource.data.owner in resource.data.members',
      things(where('members', 'array-contains', 'asha')),
      false,
    ],
    ['resource.data.n / 2 > 1', things(where('n', '>', 100)), false],
  ],
  'what does not depend on the documents': [
    ['request.auth != null', things(), true],
    ['resource != null', things(), true],
    ["request.auth.token.email == 'asha@example.com'", things(), true],
    [
      "get(/databases/$(database)/documents/users/$(request.auth.uid)).data.role == 'staff'",
      things(),
      true,
    ],
    ['exists(/databases/$(database)/documents/users/absent)', things(), false],
    [
      'get(/databases/$(database)/documents/shops/$(resource.data.shop)).data.role == "staff"',
      things(where('shop', '==', 'pune')),
      true,
    ],
    ['resource.data.open == true || request.auth.uid == "asha"', things(), true],
    ['resource.data.open == true && false', things(), false],
    ['!(resource.data.open == true && false)', things(), true],
  ],
  'the query itself': [
    ['request.query.limit <= 50', things(undefined, { limit: { value: 50 } }), true],
    ['request.query.limit <= 50', things(undefined, { limit: { value: 51 } }), false],
    ['request.query.limit <= 50', things(), false],
    ['request.query.offset == 10', things(undefined, { offset: 10 }), true],
    ['request.query.offset == 0', things(), true],
    ['request.query.limit == null', things(), true],
    ["'orderBy' in request.query", things(), true],
    ["request.query.orderBy.n == 'ASC'", things(undefined, orderedBy('n')), true],
    [
      "request.query.orderBy.n == 'DESC'",
      things(undefined, { orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }] }),
      true,
    ],
    [
      `request.query.limit <= 50 && ${owner}`,
      things(mine, { limit: { value: 10 }, offset: 5 }),
      true,
    ],
    [
      owner,
      things(mine, { limit: { value: 1 }, startAt: { values: [{ stringValue: 'asha' }] } }),
      true,
    ],
    ["request.method == 'list'", things(), true],
    ['request.path == /databases/(default)/documents/things', things(), true],
  ],
  'names of documents': [
    ["id == 'one'", things(where('__name__', '==', { ref: 'things/one' })), true],
    ["resource.id == 'one'", things(where('__name__', '==', { ref: 'things/one' })), false],
    [
      "id in ['one', 'two']",
      things(where('__name__', 'in', [{ ref: 'things/one' }, { ref: 'things/two' }])),
      true,
    ],
    [
      "id == 'one'",
      things(where('__name__', 'in', [{ ref: 'things/one' }, { ref: 'things/two' }])),
      false,
    ],
    ["id == 'one'", things(where('__name__', '>=', { ref: 'things/one' })), false],
    [
      'resource.__name__ == /databases/$(database)/documents/things/one',
      things(where('__name__', '==', { ref: 'things/one' })),
      false,
    ],
    ["'__name__' in resource.data", things(undefined, orderedBy('__name__')), false],
  ],
});
