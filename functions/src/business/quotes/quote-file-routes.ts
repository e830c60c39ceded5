import { Router, type Request } from 'express';

import { MAX_QUOTE_FILE_MEGABYTES } from '@kargha/domain/quotes/quote-files';

import { fileBody, limitFile } from '../../http/file-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { sendDownload } from '../../http/send-file.ts';
import { buyerOf, readerOf, writerOf } from './quote-access.ts';
import { readRequestFile, readMessageFile } from './quote-files.ts';
import { quotationFile } from './quotation-file.ts';
import {
  removeMessageFile,
  removeRequestFile,
  saveMessageFile,
  saveRequestFile,
} from './upload-quote-files.ts';

const UPLOADS: RateLimit = { scope: 'quote-upload', attempts: 120, minutes: 60 };

/** Files of requests and messages, and quotations as PDFs. An upload is the whole body of its request. */
export function quoteFileRoutes(now: () => Date): Router {
  const router = Router();
  router.get('/:id/pdf', async (request, response) => {
    const reader = await readerOf(request);
    const { number, content } = await quotationFile(idOf(request), versionOf(request), reader);
    sendDownload(response, `${number}.pdf`, content);
  });
  router.get('/:id/files/:name', async (request, response) => {
    const reader = await readerOf(request);
    const name = request.params.name;
    sendDownload(response, name, await readRequestFile(idOf(request), name, reader));
  });
  router.put('/:id/files/:name', limitFile(MAX_QUOTE_FILE_MEGABYTES), async (request, response) => {
    const uid = await buyerOf(request);
    await consumeAttempt(UPLOADS, uid, now());
    await saveRequestFile(
      { quoteId: idOf(request), uid, name: nameOf(request) },
      fileBody(request),
    );
    response.json({ success: true });
  });
  router.delete('/:id/files/:name', async (request, response) => {
    const uid = await buyerOf(request);
    await removeRequestFile({ quoteId: idOf(request), uid, name: nameOf(request) });
    response.json({ success: true });
  });
  messageFileRoutes(router, now);
  router.all('/:id/pdf', refuseOtherMethods('GET'));
  router.all('/:id/files/:name', refuseOtherMethods('GET', 'PUT', 'DELETE'));
  router.all('/:id/messages/:messageId/files/:name', refuseOtherMethods('GET', 'PUT', 'DELETE'));
  return router;
}

function messageFileRoutes(router: Router, now: () => Date): void {
  const path = '/:id/messages/:messageId/files/:name';
  router.get(path, async (request, response) => {
    const reader = await readerOf(request);
    const [name, messageId] = [nameOf(request), messageIdOf(request)];
    sendDownload(response, name, await readMessageFile(idOf(request), { messageId, name }, reader));
  });
  router.put(path, limitFile(MAX_QUOTE_FILE_MEGABYTES), async (request, response) => {
    const writer = await writerOf(request);
    await consumeAttempt(UPLOADS, writer.by, now());
    const file = { quoteId: idOf(request), messageId: messageIdOf(request), ...writer };
    await saveMessageFile({ ...file, name: nameOf(request) }, fileBody(request), now());
    response.json({ success: true });
  });
  router.delete(path, async (request, response) => {
    const writer = await writerOf(request);
    const file = { quoteId: idOf(request), messageId: messageIdOf(request), ...writer };
    await removeMessageFile({ ...file, name: nameOf(request) });
    response.json({ success: true });
  });
}

function idOf(request: Request): string {
  return String(request.params.id);
}

function messageIdOf(request: Request): string {
  return String(request.params.messageId);
}

function nameOf(request: Request): string {
  return String(request.params.name);
}

/** 0 for the latest version. */
function versionOf({ query }: Request): number {
  const version = Number(query.version);
  return Number.isInteger(version) && version > 0 ? version : 0;
}
