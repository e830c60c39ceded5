import { expect, test } from 'vitest';

import { parseDeployRequest } from './deploy-request.ts';

test.each([
  [['--project', 'demo-kargha'], 'is a demo'],
  [['--project', 'Loom; rm -rf /'], 'no Firebase project id'],
  [['--project', 'loom-shop', '--env', 'moon'], 'no environment "moon"'],
  [['--project', 'loom-shop', '--preview', 'a b'], 'no name for a preview channel'],
  [['--project', 'loom-shop', '--force'], 'Usage'],
  [[], 'Usage'],
])('the command line %j is refused with a sentence', (args, sentence) => {
  expect(parseDeployRequest(args)).toContain(sentence);
});

test('the command line of the README is understood', () => {
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
