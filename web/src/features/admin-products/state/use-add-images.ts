import { useState } from 'react';

import { MAX_IMAGES } from '@kargha/domain/product-input';
import { useTexts } from '#lib/language/language.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { pictureTexts } from '../picture-texts.ts';
import { pickImages, readImages } from './picked-images.ts';

/** Adds files to the pictures: each that does not fit is named in a toast, all others are taken. */
export function useAddImages(images: readonly string[], onChange: (images: string[]) => void) {
  const texts = useTexts(pictureTexts);
  const [isReading, setReading] = useState(false);

  function refuse(title: string, message: string) {
    showToast({ tone: 'error', title, message });
  }

  async function add(files: readonly File[]) {
    const { fitting, refused } = pickImages(files);
    for (const { file, reason } of refused) {
      if (reason === 'type') refuse(texts.imageType, texts.imageTypeOf(file));
      else refuse(texts.imageSize, texts.imageSizeOf(file));
    }
    const taken = fitting.slice(0, MAX_IMAGES - images.length);
    if (taken.length < fitting.length) refuse(texts.error, texts.tooManyImages);
    if (taken.length === 0) return;
    setReading(true);
    try {
      onChange([...images, ...(await readImages(taken))]);
      const message = texts.imagesAddedOf(taken.length);
      showToast({ tone: 'success', title: texts.imagesAdded, message });
    } catch {
      refuse(texts.error, texts.imagesFailed);
    }
    setReading(false);
  }

  return { isReading, add };
}
