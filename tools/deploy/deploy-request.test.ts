import { expect, test } from 'vitest';

import { parseDeployRequest } from './deploy-request.ts';

test.each([
  [['--project', 'demo-kargha'], 'is a demo'],
  [['--project', 'Loom; rm -rf /'], 'not a Firebase project id'],
  [['--project', 'loom-shop', '--env', 'moon'], 'no environment "moon"'],
  [['--project', 'loom-shop', '--preview', 'a b'], 'not a valid preview channel'],
  [['--project', 'loom-shop', '--force'], 'Usage'],
  [[], 'Usage'],
])('rejects the command line %j with a message', (args, sentence) => {
  expect(parseDeployRequest(args)).toContain(sentence);
});

test('accepts the command line of the README', () => {
  expect(parseDeployRequest(['--project', 'loom-shop'])).toEqual({
    project: 'loom-shop',
    environment: 'live',
    preview: undefined,
    checkOnly: false,
  });
  expect(
    parseDeployRequest(['--project', 'loom-shop', '--env', 'staging', '--check']),
  ).toMatchObject({
    environment: 'staging',
    checkOnly: true,
  });
});
