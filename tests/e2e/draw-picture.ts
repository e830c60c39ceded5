import type { Page } from 'playwright-core';

interface DrawPictureOptions {
  colour: string;
  width: number;
  height: number;
  type: 'image/png' | 'image/jpeg';
}

export async function drawPicture(page: Page, painting: DrawPictureOptions): Promise<Buffer> {
  const address = await page.evaluate(({ colour, width, height, type }) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const brush = canvas.getContext('2d')!;
    brush.fillStyle = colour;
    brush.fillRect(0, 0, width, height);
    return canvas.toDataURL(type);
  }, painting);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
