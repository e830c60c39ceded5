import { useEffect, useRef } from 'react';

import { MAX_IMAGES } from '@kargha/domain/catalogue/product-input';
import { useTexts } from '#lib/language/language.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { pictureTexts } from '../picture-texts.ts';
import { pickImages, readImages, savedTogether } from './image-files.ts';

interface AddImages {
  images: readonly string[];
  onChange: (images: string[]) => void;
  /** hears when files begin to be read, and when they are */
  onReading: (isReading: boolean) => void;
}

/** Adds files to the pictures: each that does not fit is named in a toast, all others are taken. */
export function useAddImages({ images, onChange, onReading }: AddImages) {
  const texts = useTexts(pictureTexts);
  const latest = useRef(images);
  const reading = useRef(Promise.resolve());

  useEffect(() => {
    latest.current = images;
  }, [images]);

  function refuse(title: string, message: string) {
    showToast({ tone: 'error', title, message });
  }

  async function fittingOf(files: readonly File[]): Promise<File[]> {
    const { fitting, refused } = await pickImages(files);
    for (const { file, reason } of refused) {
      if (reason === 'type') refuse(texts.imageType, texts.imageTypeOf(file));
      else refuse(texts.imageSize, texts.imageSizeOf(file));
    }
    const taken = fitting.slice(0, MAX_IMAGES - latest.current.length);
    if (taken.length < fitting.length) refuse(texts.error, texts.tooManyImages);
    return taken;
  }

  async function read(files: readonly File[]) {
    const added = await readImages(files);
    // Pictures may have been moved or removed while these were read.
    const { taken, left } = savedTogether(latest.current, added);
    for (const { file } of left) refuse(texts.imageSize, texts.imageTooMuch(file));
    if (taken.length === 0) return;
    const all = [...latest.current, ...taken.map(({ source }) => source)];
    latest.current = all;
    onChange(all);
    const message = texts.imagesAddedOf(taken.length);
    showToast({ tone: 'success', title: texts.imagesAdded, message });
  }

  async function add(files: readonly File[]) {
    onReading(true);
    try {
      const fitting = await fittingOf(files);
      if (fitting.length > 0) await read(fitting);
    } catch {
      refuse(texts.error, texts.imagesFailed);
    }
    onReading(false);
  }

  return (files: readonly File[]): void => {
    // What is chosen while others are read comes after them.
    reading.current = reading.current.then(() => add(files));
  };
}
