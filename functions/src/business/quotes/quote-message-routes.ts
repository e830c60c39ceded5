import type { Router } from 'express';

import { quoteMessageEndpoints } from '@kargha/domain/quotes/quote-message-endpoints';

import { rawBody } from '../../http/request-body.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { sendDownload } from '../../http/send-file.ts';
import { serveEndpoints, type Handlers } from '../../people/serve-endpoints.ts';
import { readerOf, refuseOtherRoles, writerOf } from './quote-access.ts';
import { messageFiles, readMessageFile, readRequestFile } from './quote-files.ts';
import { quotationFile } from './quotation-file.ts';
import { sendQuoteMessage } from './send-quote-message.ts';
import {
  removeMessageFile,
  removeRequestFile,
  saveMessageFile,
  saveRequestFile,
} from './upload-quote-files.ts';

const PER_WRITER: RateLimit = { scope: 'quote-writer', attempts: 60, minutes: 60 };
const UPLOADS: RateLimit = { scope: 'quote-upload', attempts: 120, minutes: 60 };

export function quoteMessageRoutes(now: () => Date): Router {
  return serveEndpoints(quoteMessageEndpoints, {
    ...messageFileHandlers(now),
    send: async ({ params: { id: quoteId }, body: { files: names, ...content }, caller }) => {
      const writer = await writerOf(caller);
      await consumeAttempt(PER_WRITER, writer.by, now());
      const message = { quoteId, ...writer, ...content };
      const files = await messageFiles({ ...message, names });
      await sendQuoteMessage({ ...message, files, at: now() });
    },
    quotation: async ({ params: { id }, query, caller, response }) => {
      const reader = await readerOf(caller);
      const { number, content } = await quotationFile(id, versionOf(query.version), reader);
      sendDownload(response, `${number}.pdf`, content);
    },
    requestFile: async ({ params: { id, name }, caller, response }) => {
      const reader = await readerOf(caller);
      sendDownload(response, name, await readRequestFile(id, name, reader));
    },
    addRequestFile: async ({ params: { id: quoteId, name }, caller, request }) => {
      await refuseOtherRoles(caller);
      await consumeAttempt(UPLOADS, caller.uid, now());
      await saveRequestFile({ quoteId, uid: caller.uid, name }, rawBody(request));
    },
    removeRequestFile: async ({ params: { id: quoteId, name }, caller }) => {
      await refuseOtherRoles(caller);
      await removeRequestFile({ quoteId, uid: caller.uid, name });
    },
  });
}

type Handler = Handlers<typeof quoteMessageEndpoints>;

function messageFileHandlers(
  now: () => Date,
): Pick<Handler, 'messageFile' | 'addMessageFile' | 'removeMessageFile'> {
  return {
    messageFile: async ({ params: { id, messageId, name }, caller, response }) => {
      const reader = await readerOf(caller);
      sendDownload(response, name, await readMessageFile(id, { messageId, name }, reader));
    },
    addMessageFile: async ({ params: { id: quoteId, messageId, name }, caller, request }) => {
      const writer = await writerOf(caller);
      await consumeAttempt(UPLOADS, writer.by, now());
      await saveMessageFile({ quoteId, messageId, name, ...writer }, rawBody(request), now());
    },
    removeMessageFile: async ({ params: { id: quoteId, messageId, name }, caller }) =>
      removeMessageFile({ quoteId, messageId, name, ...(await writerOf(caller)) }),
  };
}

/** 0 for the latest version. */
function versionOf(typed: string): number {
  const version = Number(typed);
  return Number.isInteger(version) && version > 0 ? version : 0;
}
