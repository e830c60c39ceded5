import { describe, expect, it } from 'vitest';

import { checkDocumentSize, documentSize } from './document-size.ts';
import { double, exactly, fieldsOf } from './testing/values.ts';
import type { Plain } from './testing/values.ts';

describe('document size', () => {
  it("matches the worked example in Firestore's documentation", () => {
    const fields = fieldsOf({
      type: 'Personal',
      done: false,
      priority: 1,
      description: 'Learn Cloud Firestore',
    });
    expect(documentSize(['users', 'jeff', 'tasks', 'my_task_id'], fields)).toBe(147);
  });

  it('counts each type', () => {
    const empty = documentSize(['c', 'd'], {});
    const reference = exactly({ referenceValue: 'projects/p/databases/d/documents/ab/__id7__' });
    const size = (value: Plain) => documentSize(['c', 'd'], fieldsOf({ f: value })) - empty - 2;
    expect([null, true, 1, double(1), new Date(0)].map(size)).toEqual([1, 1, 8, 8, 8]);
    expect(['', 'ä', Buffer.from('abc')].map(size)).toEqual([1, 3, 3]);
    expect(size(exactly({ geoPointValue: {} }))).toBe(16);
    expect(size(reference)).toBe(16 + 3 + 8);
    const containers: Plain[] = [[], [1, 2], {}, { ab: 1 }];
    expect(containers.map(size)).toEqual([0, 16, 0, 11]);
  });

  it('may be 1 MiB and not a byte more', () => {
    expect(() => {
      checkDocumentSize('d', 1_048_576);
    }).not.toThrow();
    expect(() => {
      checkDocumentSize('d', 1_048_577);
    }).toThrow(
      "Document 'd' cannot be written because its size (1,048,577 bytes) exceeds the maximum allowed size of 1,048,576 bytes.",
    );
  });
});
