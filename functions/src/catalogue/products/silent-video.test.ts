import fc from 'fast-check';
import { expect, test } from 'vitest';

import { sampleVideo } from '../../testing/sample-video.ts';
import { silentVideo } from './silent-video.ts';

test('removes the sound and the place of a recording and keeps the pictures in their place', () => {
  const sent = sampleVideo({ sound: 'a private conversation', place: '+23.0225+072.5714/' });
  const { content, seconds } = silentVideo(sent) ?? {};
  const kept = content?.toString('latin1') ?? '';
  expect(seconds).toBe(8);
  expect(kept).toHaveLength(sent.length);
  expect(kept).not.toMatch(/conversation|072\.5714|soun|mp4a|udta/);
  expect(kept.indexOf('frame of the loom')).toBe(
    sent.toString('latin1').indexOf('frame of the loom'),
  );
});

test('leaves a silent video as it is', () => {
  expect(silentVideo(sampleVideo())?.content.equals(sampleVideo())).toBe(true);
});

test.each([
  ['QuickTime', { brand: 'qt  ' }],
  ['H.265', { codec: 'hvc1' }],
  ['no length', { seconds: 0 }],
  ['fragments', { isInFragments: true }],
])('refuses a video of %s', (_, plan) => {
  expect(silentVideo(sampleVideo(plan))).toBeNull();
});

test('refuses a damaged file without failing', () => {
  const whole = sampleVideo({ sound: 'tick' });
  for (let length = 0; length < whole.length; length += 1) {
    expect(silentVideo(whole.subarray(0, length)), `${length} bytes`).toBeNull();
  }
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), (place, value) => {
      const damaged = Buffer.from(whole);
      damaged[place] = value;
      const { content } = silentVideo(damaged) ?? {};
      expect(content?.length ?? whole.length).toBe(whole.length);
    }),
  );
});
