import { expect, test } from 'vitest';

import { MAX_IMAGE_BYTES, MAX_IMAGES_LENGTH } from '@kargha/domain/catalogue/product-input';

import { checkImageFiles, loadImages, fitWithinLimit } from './image-files.ts';

function file(name: string, type: string, size = 3, content = 'GIF89a'): File {
  const made = new File([content], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
}

test('accepts JPEG, PNG, GIF and WebP up to 10 MB and names all other files', async () => {
  const accepted = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'].map(
    (type, index) => file(`ok${index}`, type, MAX_IMAGE_BYTES),
  );
  const rejected = [
    file('drawing.svg', 'image/svg+xml'),
    file('certificate.pdf', 'application/pdf'),
    file('huge.png', 'image/png', MAX_IMAGE_BYTES + 1),
    file('notes.jpg', 'image/jpeg', 3, 'Notes of Monday'),
  ];
  expect(await checkImageFiles([...rejected, ...accepted])).toEqual({
    accepted,
    rejected: [
      { file: 'drawing.svg', reason: 'type' },
      { file: 'certificate.pdf', reason: 'type' },
      { file: 'huge.png', reason: 'size' },
      { file: 'notes.jpg', reason: 'type' },
    ],
  });
});

test('reads pictures as data URLs in order', async () => {
  const read = await loadImages([file('a', 'image/png'), file('b', 'image/gif')]);
  expect(read).toEqual([
    { file: 'a', source: 'data:image/png;base64,R0lGODlh' },
    { file: 'b', source: 'data:image/gif;base64,R0lGODlh' },
  ]);
});

test('leaves out pictures that do not fit and still adds smaller ones', () => {
  const image = (name: string, length: number) => ({ file: name, source: 'x'.repeat(length) });
  const third = Math.floor(MAX_IMAGES_LENGTH / 3);
  const [first, large, last] = [image('1', third), image('2', third + 3), image('3', third)];
  const { fitting, tooLarge } = fitWithinLimit(['y'.repeat(third)], [first, large, last]);
  expect(fitting.map(({ file: name }) => name)).toEqual(['1', '3']);
  expect(tooLarge).toEqual([large]);
});
