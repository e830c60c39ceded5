import { expect, test } from 'vitest';

import { releaseList } from './release-list.ts';

test('lists only the assets of the release', () => {
  const list = releaseList(['sw.js', 'assets/frame-b.js', 'index.html', 'assets/frame-a.css']);
  expect(JSON.parse(list)).toEqual({ assets: ['frame-a.css', 'frame-b.js'] });
});
