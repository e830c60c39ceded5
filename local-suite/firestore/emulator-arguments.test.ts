import { expect, test } from 'vitest';

import { parseEmulatorArguments } from './emulator-arguments.ts';

const FROM_FIREBASE_TOOLS = [
  ...['--host', '127.0.0.1', '--port', '8081', '--websocket_port', '9150'],
  ...['--database-edition', 'standard', '--project_id', 'demo-loom'],
  ...['--rules', '/shop/firestore.rules', '--single_project_mode', 'true'],
  ...['--indexes', '/shop/firestore.indexes.json'],
  ...['--write-indexes', 'true', '--data', '/data/kept', '--sync', 'commit'],
  ...['--functions_emulator', '127.0.0.1:5001', '--seed_from_export', '/data/all.metadata'],
];

const MEANT = {
  host: '127.0.0.1',
  port: 8081,
  projectId: 'demo-loom',
  rulesFile: '/shop/firestore.rules',
  indexesFile: '/shop/firestore.indexes.json',
  addsMissingIndexes: true,
  seedFrom: '/data/all.metadata',
  dataFolder: '/data/kept',
  sync: 'commit',
  functionsEmulator: '127.0.0.1:5001',
};

test('parses what firebase-tools and the launcher pass', () => {
  expect(parseEmulatorArguments(FROM_FIREBASE_TOOLS)).toEqual(MEANT);
});

test('accepts any order', () => {
  const pairs = FROM_FIREBASE_TOOLS.flatMap((_, index, all) =>
    index % 2 === 0 ? [all.slice(index, index + 2)] : [],
  );
  expect(parseEmulatorArguments(pairs.reverse().flat())).toEqual(MEANT);
});

test('accepts an equals sign between name and value', () => {
  expect(parseEmulatorArguments(['--port=9000', '--rules=a=b.rules'])).toMatchObject({
    port: 9000,
    rulesFile: 'a=b.rules',
  });
});

test('needs no arguments and then binds to this machine only', () => {
  expect(parseEmulatorArguments([])).toEqual({
    host: '127.0.0.1',
    port: 8080,
    projectId: undefined,
    rulesFile: undefined,
    indexesFile: undefined,
    addsMissingIndexes: false,
    seedFrom: undefined,
    dataFolder: undefined,
    sync: undefined,
    functionsEmulator: undefined,
  });
});

test('does not use the next option as a missing value', () => {
  expect(parseEmulatorArguments(['--verbose', '--port', '9000', '--rules'])).toMatchObject({
    port: 9000,
    rulesFile: undefined,
  });
});

test.each(['eighty', '-1', '65536', ''])('rejects the port "%s" with a sentence', (port) => {
  expect(() => parseEmulatorArguments([`--port=${port}`])).toThrow('--port must be a number');
});

test('rejects a sync policy that does not exist', () => {
  expect(() => parseEmulatorArguments(['--sync', 'never'])).toThrow('--sync must be');
});
