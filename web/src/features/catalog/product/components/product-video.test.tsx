import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { PictureGallery } from './picture-gallery.tsx';

const picture = (view: string) => ({
  path: `products/p1/${view}`,
  alt: `The ${view}`,
  color: '#aa3344',
  width: 960,
  height: 1200,
});
const video = { path: 'products/p1/video-1.mp4', seconds: 8, poster: picture('video-1') };

function renderGallery({ isCalm }: { isCalm: boolean }) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), { media, matches: isCalm }) as unknown as MediaQueryList,
  );
  renderInShop(<PictureGallery name="Saree" pictures={[picture('front')]} video={video} />);
}

const play = () => userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
const player = () => screen.findByLabelText<HTMLVideoElement>('Video of Saree, without sound');

test('loads the video when it is asked for, and plays it without sound', async () => {
  renderGallery({ isCalm: false });
  expect(document.querySelector('video')).toBeNull();
  await play();
  const shown = await player();
  expect(shown.src).toContain(encodeURIComponent(video.path));
  expect([shown.muted, shown.autoplay, shown.loop, shown.controls]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Picture 1 of 1' }));
  expect(document.querySelector('video')).toBeNull();
});

test('waits for the play button with reduced motion', async () => {
  renderGallery({ isCalm: true });
  await play();
  const shown = await player();
  expect([shown.autoplay, shown.loop]).toEqual([false, false]);
});
