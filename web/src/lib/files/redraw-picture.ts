/** Lengths in pixels. */
interface RedrawOptions {
  part?: { left: number; top: number; width: number; height: number };
  width: number;
  height: number;
  type: 'image/webp' | 'image/jpeg';
  quality: number;
  /** fills transparent areas */
  background?: string;
}

/** Upright; undefined when the browser cannot read it. */
export async function readPicture(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    // Upright by default; older browsers reject the `imageOrientation` option.
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

/**
 * Removes metadata such as the location. Browsers that cannot write the type write PNG. Resolves to null on
 * failure.
 */
export function redrawPicture(picture: ImageBitmap, options: RedrawOptions): Promise<Blob | null> {
  const { width, height, type, quality, background } = options;
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
  const { part = whole } = options;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context && background !== undefined) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  context?.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}
