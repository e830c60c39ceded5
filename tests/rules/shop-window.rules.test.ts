import { where } from 'firebase/firestore';

import { testAccess, type AccessTable } from './access-table.ts';
import { EVERYONE } from './actors.ts';

const everyone = (operations: string): AccessTable =>
  Object.fromEntries(EVERYONE.map((actor) => [actor, operations]));

testAccess(
  'a collection of the home page',
  { path: 'collections/silk', data: { title: 'Silk' } },
  everyone('get list'),
);

testAccess(
  'a section of text',
  { path: 'content/faqs', data: { entries: [] } },
  everyone('get list'),
);

testAccess(
  'the settings that anyone may know',
  { path: 'settings/public', data: { holdMinutes: 15 }, change: { holdMinutes: 600 } },
  everyone('get'),
);

testAccess('other settings', { path: 'settings/private', data: { key: 'x' } }, {});

const story = { title: 'One inch a day', status: 'published' };

testAccess(
  'a story that is published',
  { path: 'stories/s1', data: story, where: [where('status', '==', 'published')] },
  everyone('get list'),
);

testAccess(
  'a story that waits for staff',
  {
    path: 'stories/s1',
    data: { ...story, status: 'pending' },
    where: [where('status', '==', 'pending')],
    change: { status: 'published' },
  },
  { admin: 'get list' },
);

testAccess(
  'a part of the index for search',
  { path: 'catalogueIndex/shard-0', data: { entries: {} } },
  everyone('get list'),
);

testAccess(
  'which writes the index shows, hidden products included',
  { path: 'catalogueIndex/shard-0/private/versions', data: { uniform: 1 } },
  {},
);

testAccess(
  'who waits for a sold-out piece',
  { path: 'stockNotices/n1', data: { email: 'zoya@mail.example', state: 'waiting' } },
  {},
);

testAccess('what an order added to scores', { path: 'soldScores/o1', data: { counted: true } }, {});
