import { useEffect, useRef } from 'react';

import { MAX_IMAGES } from '@kargha/domain/catalogue/product-input';
import { useTexts } from '#lib/language/language.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { pictureTexts } from '../../picture-texts.ts';
import { checkImageFiles, loadImages, fitWithinLimit } from './image-files.ts';

interface AddImages {
  images: readonly string[];
  onChange: (images: string[]) => void;
  /** called with true when reading starts and false when it ends */
  onReading: (isReading: boolean) => void;
}

export function useAddImages({ images, onChange, onReading }: AddImages) {
  const texts = useTexts(pictureTexts);
  const latest = useRef(images);
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    latest.current = images;
  }, [images]);

  function showError(title: string, message: string) {
    showToast({ tone: 'error', title, message });
  }

  async function acceptFiles(files: readonly File[]): Promise<File[]> {
    const { accepted, rejected } = await checkImageFiles(files);
    for (const { file, reason } of rejected) {
      if (reason === 'type') showError(texts.imageType, texts.imageTypeOf(file));
      else showError(texts.imageSize, texts.imageSizeOf(file));
    }
    const fitting = accepted.slice(0, MAX_IMAGES - latest.current.length);
    if (fitting.length < accepted.length) showError(texts.error, texts.tooManyImages);
    return fitting;
  }

  async function addImages(files: readonly File[]) {
    const added = await loadImages(files);
    // Pictures may have been moved or removed while these were being read.
    const { fitting, tooLarge } = fitWithinLimit(latest.current, added);
    for (const { file } of tooLarge) showError(texts.imageSize, texts.imageTooMuch(file));
    if (fitting.length === 0) return;
    const next = [...latest.current, ...fitting.map(({ source }) => source)];
    latest.current = next;
    onChange(next);
    const message = texts.imagesAddedOf(fitting.length);
    showToast({ tone: 'success', title: texts.imagesAdded, message });
  }

  async function add(files: readonly File[]) {
    onReading(true);
    try {
      const accepted = await acceptFiles(files);
      if (accepted.length > 0) await addImages(accepted);
    } catch {
      showError(texts.error, texts.imagesFailed);
    }
    onReading(false);
  }

  return (files: readonly File[]): void => {
    queue.current = queue.current.then(() => add(files));
  };
}
