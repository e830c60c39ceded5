import {
  MAX_VIDEO_BYTES,
  MAX_VIDEO_SECONDS,
  VIDEO_TYPE,
} from '@kargha/domain/catalogue/product-video';
import { SECOND_MS } from '@kargha/domain/records/time-spans';
import { redrawPicture } from '#lib/files/redraw-picture.ts';

import { toDataUrl } from './image-files.ts';

/** Data URLs. */
interface VideoUpload {
  video: string;
  poster: string;
}

export type VideoProblem = 'videoFormat' | 'videoSize' | 'videoLength';

const POSTER_WIDTH = 1200;
/** Videos often open in black. */
const POSTER_SECOND = 0.5;
const MAX_WAIT_MS = 20 * SECOND_MS;

/** Reads a video and draws its poster, or says why it cannot be used. */
export async function readVideo(file: File): Promise<VideoUpload | VideoProblem> {
  if (file.type !== VIDEO_TYPE) return 'videoFormat';
  if (file.size > MAX_VIDEO_BYTES) return 'videoSize';
  const address = URL.createObjectURL(file);
  try {
    const player = await openVideo(address);
    if (player.duration > MAX_VIDEO_SECONDS) return 'videoLength';
    const still = await drawStill(player);
    if (!still) return 'videoFormat';
    return {
      video: await toDataUrl(file, file.name),
      poster: await toDataUrl(still, file.name),
    };
  } catch {
    return 'videoFormat';
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function openVideo(address: string): Promise<HTMLVideoElement> {
  const player = document.createElement('video');
  player.muted = true;
  player.preload = 'auto';
  player.src = address;
  await reached(player, 'loadeddata');
  player.currentTime = Math.min(POSTER_SECOND, player.duration / 2);
  await reached(player, 'seeked');
  return player;
}

async function drawStill(player: HTMLVideoElement): Promise<Blob | null> {
  const picture = await createImageBitmap(player);
  const width = Math.min(POSTER_WIDTH, picture.width);
  const height = Math.round((width * picture.height) / picture.width);
  const still = await redrawPicture(picture, { width, height, type: 'image/jpeg', quality: 0.85 });
  picture.close();
  return still;
}

/** Rejects when the browser cannot play the video, or does not say so. */
function reached(player: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The video cannot be played.'));
    player.addEventListener(event, () => resolve(), { once: true });
    player.addEventListener('error', fail, { once: true });
    setTimeout(fail, MAX_WAIT_MS);
  });
}
