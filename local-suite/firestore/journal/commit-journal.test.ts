import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { CoreFixture, DATABASE, deletion, nameOf, set } from '../service/testing/core-fixture.ts';
import type { Document } from '../messages.ts';
import { openJournal } from './commit-journal.ts';
import { readJournal } from './journal-file.ts';
import { replay } from './journal-payload.ts';

const OTHER = 'projects/p/databases/other';

let folder: string;
let file: string;
const logged: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'journal-'));
  file = path.join(folder, 'firestore.log');
  logged.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (sync: 'commit' | 'second' = 'second') =>
  openJournal(folder, sync, (line) => logged.push(line));

/** Runs work on a Firestore whose commits are kept, and closes it. */
async function keeping(work: (fixture: CoreFixture) => Promise<unknown>): Promise<void> {
  const { journal, documents } = open();
  const fixture = new CoreFixture();
  fixture.control.load(documents);
  fixture.control.setJournal(journal);
  await work(fixture);
  journal.close();
}

/** The documents that the folder holds. */
function kept() {
  const { journal, documents } = open();
  journal.close();
  return Object.fromEntries(documents.map(({ name, ...rest }) => [name, rest]));
}

describe('a journal', () => {
  it('returns every document with its times, as it was', async () => {
    let expected: unknown;
    await keeping(async (fixture) => {
      await fixture.write({ 'c/a': { n: 1, text: 'ಮೈಸೂರು' }, 'c/b': {}, 'c/c': {} });
      await fixture.commit(set('c/a', { n: 2 }), deletion('c/b'));
      fixture.control.load([{ name: `${OTHER}/documents/x/y`, fields: {} }]);
      fixture.control.clear(DATABASE, 'c/c');
      expected = [DATABASE, OTHER].flatMap((name) => [...fixture.control.documents(name)]);
    });
    await keeping((fixture) => {
      const loaded = [DATABASE, OTHER].flatMap((name) => [...fixture.control.documents(name)]);
      expect(loaded).toEqual(expected);
      expect(loaded).toHaveLength(2);
      return Promise.resolve();
    });
  });

  it('keeps forks only in memory, and what a snapshot restored', async () => {
    await keeping(async (fixture) => {
      await fixture.write({ 'c/a': { n: 1 } });
      const snapshot = fixture.control.snapshot(DATABASE);
      await fixture.commit(set('c/a', { n: 2 }));
      fixture.control.restore('projects/demo-fork/databases/(default)', snapshot);
      fixture.control.restore(DATABASE, snapshot);
    });
    expect(Object.keys(kept())).toEqual([nameOf('c/a')]);
    expect(kept()[nameOf('c/a')]?.fields).toEqual({ n: { integerValue: '1' } });
  });

  it('holds whole commits only, wherever the file was cut', async () => {
    const ends: number[] = [];
    await keeping(async (fixture) => {
      for (let n = 1; n <= 3; n += 1) {
        await fixture.commit(set('c/a', { n }), set('c/b', { n }));
        ends.push(statSync(file).size);
      }
    });
    const bytes = readFileSync(file);
    for (let length = 0; length <= bytes.length; length += 1) {
      writeFileSync(file, bytes.subarray(0, length));
      const documents = new Map<string, Document>();
      for (const payload of readJournal(file).payloads) replay(payload, documents);
      const commits = ends.filter((end) => end <= length).length;
      const expected = commits === 0 ? [] : [commits, commits];
      const found = [...documents.values()].map(({ fields }) => Number(Object.values(fields!.n!)));
      expect(found, `${length} bytes`).toEqual(expected);
    }
  });

  it.each(['changed', 'zero'])('stops before a %s byte and sets the rest aside', async (kind) => {
    await keeping((fixture) => fixture.write({ 'c/a': {}, 'c/b': {}, 'c/c': {} }));
    const bytes = readFileSync(file);
    const at = bytes.lastIndexOf('c/b');
    if (kind === 'changed') bytes[at] = bytes[at]! ^ 1;
    else bytes.fill(0, at);
    writeFileSync(file, bytes);
    expect(Object.keys(kept())).toEqual([nameOf('c/a')]);
    expect(logged.join()).toContain('are not a whole commit');
    expect(readFileSync(`${file}.cut`).length).toBeGreaterThan(50);
    await keeping((fixture) => fixture.write({ 'c/d': {} }));
    expect(Object.keys(kept())).toEqual([nameOf('c/a'), nameOf('c/d')]);
  });

  it('is rewritten when most of it is replaced', async () => {
    const { journal } = open();
    const fixture = new CoreFixture();
    fixture.control.setJournal({
      append: (database, changes) => {
        journal.rewriteIfLong(() => fixture.control.keptDocuments());
        journal.append(database, changes);
      },
    });
    const many = Array.from({ length: 500 }, (_, index) => set(`c/${index}`, { n: 0 }));
    let largest = 0;
    for (let round = 1; round <= 30; round += 1) {
      await fixture.commit(
        ...many.map((write) => ({
          ...write,
          update: { ...write.update!, fields: { n: { integerValue: String(round) } } },
        })),
      );
      largest = Math.max(largest, statSync(file).size);
    }
    journal.close();
    expect(statSync(file).size).toBeLessThan(largest / 2);
    const documents = Object.values(kept());
    expect(documents).toHaveLength(500);
    expect(new Set(documents.map(({ fields }) => JSON.stringify(fields)))).toEqual(
      new Set(['{"n":{"integerValue":"30"}}']),
    );
    expect(existsSync(`${file}.new`)).toBe(false);
  });

  it('refuses a commit that cannot be written, and changes nothing', async () => {
    const { journal } = open('commit');
    const fixture = new CoreFixture();
    fixture.control.setJournal(journal);
    await fixture.write({ 'c/a': { n: 1 } });
    journal.close();
    await expect(fixture.commit(set('c/a', { n: 2 }))).rejects.toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
    });
    expect(await fixture.fields('c/a')).toEqual({ n: { integerValue: '1' } });
  });

  it('refuses a file that is something else', () => {
    writeFileSync(file, 'not a journal');
    expect(() => open()).toThrow(`${file} is not the journal of a local Firestore.`);
  });
});

describe('its folder', () => {
  it('belongs to one running process', () => {
    const lock = path.join(folder, 'firestore.pid');
    writeFileSync(lock, String(process.ppid));
    expect(() => open()).toThrow(`is in use by process ${process.ppid}`);
    expect(existsSync(file)).toBe(false);
  });

  it('is free after a clean end, and after its process was killed', () => {
    const { journal } = open();
    const lock = path.join(folder, 'firestore.pid');
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
    journal.close();
    expect(existsSync(lock)).toBe(false);
    const gone = 2 ** 22 + 1; // higher than any process number
    writeFileSync(lock, String(gone));
    open().journal.close();
  });
});
