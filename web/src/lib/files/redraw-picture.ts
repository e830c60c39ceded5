/** A part of a picture, and as what it is drawn. Lengths are pixels. */
interface Drawing {
  /** the whole picture when it is absent */
  part?: { left: number; top: number; width: number; height: number };
  width: number;
  height: number;
  type: 'image/webp' | 'image/jpeg';
  /** from 0 to 1 */
  quality: number;
  /** stands behind what is transparent; nothing does when it is absent */
  ground?: string;
}

/** The picture in a file, as the camera was held; undefined when it is none that this browser can read. */
export async function readPicture(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    // Upright by itself: older browsers that we serve refuse the option that says so.
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

/**
 * A picture drawn anew, without what a camera has noted in the file, such as the place. A browser that cannot write the
 * type writes PNG. Null when it cannot be drawn.
 */
export function redrawPicture(picture: ImageBitmap, drawing: Drawing): Promise<Blob | null> {
  const { width, height, type, quality, ground } = drawing;
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
  const { part = whole } = drawing;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (brush && ground !== undefined) {
    brush.fillStyle = ground;
    brush.fillRect(0, 0, width, height);
  }
  brush?.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}
