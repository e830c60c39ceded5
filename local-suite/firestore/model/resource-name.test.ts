import { describe, expect, it } from 'vitest';

import {
  checkDatabaseName,
  checkSameDatabase,
  documentName,
  parseDocumentName,
  parseParentName,
} from './resource-name.ts';

const DATABASE = 'projects/p/databases/(default)';

describe('resource names', () => {
  it('split into database and segments and can be rebuilt', () => {
    const name = `${DATABASE}/documents/users/anil/orders/7`;
    const parsed = parseDocumentName(name);
    expect(parsed).toEqual({ database: DATABASE, segments: ['users', 'anil', 'orders', '7'] });
    expect(documentName(parsed.database, parsed.segments)).toBe(name);
  });

  it('accept the root and documents as parents', () => {
    expect(parseParentName(`${DATABASE}/documents`).segments).toEqual([]);
    expect(parseParentName(`${DATABASE}/documents/users/anil`).segments).toEqual(['users', 'anil']);
  });

  it.each([
    ['no name', undefined, /must start with/],
    ['a relative path', 'users/anil', /must start with/],
    ['a collection', `${DATABASE}/documents/users`, /even number of segments/],
    ['the root', `${DATABASE}/documents`, /even number of segments/],
    ['an empty id', `${DATABASE}/documents/users/`, /because it is empty/],
    ['an empty collection id', `${DATABASE}/documents//anil`, /because it is empty/],
    ['a dot', `${DATABASE}/documents/users/.`, /is invalid/],
    ['two dots', `${DATABASE}/documents/users/..`, /is invalid/],
    ['a reserved document id', `${DATABASE}/documents/users/__x__`, /because it is reserved/],
    ['a reserved collection id', `${DATABASE}/documents/__id7__/a`, /because it is reserved/],
    ['a long id', `${DATABASE}/documents/users/${'x'.repeat(1501)}`, /longer than 1500 bytes/],
    [
      'a long id of multi-byte characters',
      `${DATABASE}/documents/users/${'ä'.repeat(751)}`,
      /longer than 1500/,
    ],
    ['a long name', `${DATABASE}/documents/${'abc/def/'.repeat(900)}a/b`, /at most 6144 bytes/],
  ])('reject %s as a document', (_, name, message) => {
    expect(() => parseDocumentName(name)).toThrow(message);
  });

  it('accept numeric document ids and ids of exactly 1,500 bytes', () => {
    expect(parseDocumentName(`${DATABASE}/documents/a/__id7__`).segments).toEqual(['a', '__id7__']);
    expect(() => parseDocumentName(`${DATABASE}/documents/a/${'x'.repeat(1500)}`)).not.toThrow();
  });

  it('reject a collection as a parent', () => {
    expect(() => parseParentName(`${DATABASE}/documents/users`)).toThrow(/even number of segments/);
  });

  it('reject an invalid database name, and a resource of another database', () => {
    expect(() => checkDatabaseName('projects/p')).toThrow(/must have the form/);
    const resource = parseDocumentName(`${DATABASE}/documents/a/b`);
    expect(() => checkSameDatabase(resource, 'projects/p/databases/other')).toThrow(/other/);
  });
});
