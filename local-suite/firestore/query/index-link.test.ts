import { expect, test } from 'vitest';

import { indexLink } from './index-link.ts';

const DATABASE = 'projects/demo-loom/databases/(default)';
const encoded = (link: string) =>
  Buffer.from(link.slice(link.indexOf('=') + 1), 'base64url').toString('latin1');

test('opens the page of the default database', () => {
  const link = indexLink(DATABASE, { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [] });
  expect(link).toMatch(
    /^https:\/\/console\.firebase\.google\.com\/v1\/r\/project\/demo-loom\/firestore\/indexes\?create_composite=[\w-]+$/,
  );
});

test('encodes membership, the scope of a collection group and the direction of a name', () => {
  const link = indexLink(DATABASE, {
    collectionGroup: 'c',
    queryScope: 'COLLECTION_GROUP',
    fields: [
      { fieldPath: 't', mode: 'CONTAINS' },
      { fieldPath: '__name__', mode: 'DESCENDING' },
    ],
  });
  expect(encoded(link).split('/indexes/_')[1]).toBe(
    '\x10\x02\x1a\x05\n\x01t\x18\x01\x1a\x0c\n\x08__name__\x10\x02',
  );
});

test('opens the page that indexes a single field', () => {
  const link = indexLink(DATABASE, {
    collectionGroup: 'c',
    queryScope: 'COLLECTION_GROUP',
    fields: [{ fieldPath: 'map.at', mode: 'DESCENDING' }],
  });
  expect(link).toContain('/firestore/indexes?create_exemption=');
  expect(encoded(link)).toBe(
    '\n\x47projects/demo-loom/databases/(default)/collectionGroups/c/fields/map.at' +
      '\x10\x02\x1a\x0a\n\x06map.at\x10\x02',
  );
});
