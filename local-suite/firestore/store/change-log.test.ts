import { describe, expect, it } from 'vitest';

import { ChangeLog } from './change-log.ts';
import type { CommitRecord } from './change-log.ts';
import { storedDocument } from './stored-document.ts';

const HOUR = 3_600_000_000n;

const record = (time: bigint, changes = 1): CommitRecord => ({
  time,
  changes: Array.from({ length: changes }, (_, i) => ({
    name: `d${i}`,
    before: undefined,
    after: undefined,
  })),
});

const times = (log: ChangeLog, since: bigint) => [...log.since(since)].map(({ time }) => time);

describe('ChangeLog', () => {
  it('returns the commits after a time, oldest first', () => {
    const log = new ChangeLog(5n);
    for (const time of [10n, 20n, 30n]) log.append(record(time));
    expect(times(log, 0n)).toEqual([10n, 20n, 30n]);
    expect(times(log, 10n)).toEqual([20n, 30n]);
    expect(times(log, 15n)).toEqual([20n, 30n]);
    expect(times(log, 30n)).toEqual([]);
  });

  it('covers everything since its start and nothing before', () => {
    const log = new ChangeLog(5n);
    expect(log.covers(5n)).toBe(true);
    expect(log.covers(4n)).toBe(false);
  });

  it('drops commits older than an hour and reports that they are gone', () => {
    const log = new ChangeLog(0n);
    log.append(record(10n));
    log.append(record(20n));
    log.append(record(15n + HOUR));
    expect(times(log, 0n)).toEqual([20n, 15n + HOUR]);
    expect(log.covers(9n)).toBe(false);
    expect(log.covers(10n)).toBe(true);
  });

  it('keeps a limited number of changes', () => {
    const log = new ChangeLog(0n);
    for (let time = 1n; time <= 60n; time++) log.append(record(time, 1_000));
    expect(times(log, 0n)).toHaveLength(50);
    expect(log.covers(10n)).toBe(true);
    expect(log.covers(9n)).toBe(false);
  });

  it('keeps a limited number of bytes of replaced versions', () => {
    const log = new ChangeLog(0n);
    const fields = { text: { stringValue: 'x'.repeat(1_000_000) } };
    const resource = { database: 'projects/p/databases/d', segments: ['c', 'd'] };
    const before = storedDocument(resource, fields, { createTime: 0n, updateTime: 0n });
    for (let time = 1n; time <= 100n; time++) {
      log.append({ time, changes: [{ name: before.name, before, after: undefined }] });
    }
    expect(times(log, 0n)).toHaveLength(67);
  });
});
