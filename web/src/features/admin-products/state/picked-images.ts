import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '@kargha/domain/product-input';

/** What became of the files that somebody chose or dropped: those that fit, and why the others do not. */
export interface PickedImages {
  fitting: File[];
  refused: { file: string; reason: 'type' | 'size' }[];
}

/** Sorts the files: what is no picture or larger than 10 MB is left out, all others are taken (spec §5). */
export function pickImages(files: readonly File[]): PickedImages {
  const picked: PickedImages = { fitting: [], refused: [] };
  for (const file of files) {
    const reason = whyRefused(file);
    if (reason === null) picked.fitting.push(file);
    else picked.refused.push({ file: file.name, reason });
  }
  return picked;
}

/** The pictures as data strings. @throws when one of them cannot be read */
export function readImages(files: readonly File[]): Promise<string[]> {
  return Promise.all(files.map(readImage));
}

function whyRefused({ type, size }: File): 'type' | 'size' | null {
  if (!IMAGE_TYPES.some((known) => known === type)) return 'type';
  return size > MAX_IMAGE_BYTES ? 'size' : null;
}

function readImage(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    };
    reader.onerror = () => reject(new Error(`${file.name} cannot be read.`));
    reader.readAsDataURL(file);
  });
}
