import type { Response } from 'express';

import { isQuotePicture, quoteFileType } from '@kargha/domain/quotes/quote-files';

/** Sends a file that browsers do not render: uploads may contain scripts. */
export function sendDownload(response: Response, name: string, content: Buffer): void {
  const type = quoteFileType(name) ?? 'application/octet-stream';
  response.attachment(name);
  response.set('X-Content-Type-Options', 'nosniff');
  response.type(isQuotePicture(name) || name.endsWith('.pdf') ? type : 'application/octet-stream');
  response.send(content);
}
