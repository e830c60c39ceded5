import type { Router } from 'express';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { emailPreviewEndpoints } from '@kargha/domain/settings/email-preview-endpoints';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { firestore } from '../../platform/firestore.ts';
import { readProducts } from '../../records/product-record.ts';
import { sampleEmails } from './sample-emails.ts';

const SHOWN = 2;

export function emailPreviewRoutes(now: () => Date): Router {
  return serveEndpoints(emailPreviewEndpoints, {
    async list({ query }) {
      const active = firestore().collection(COLLECTIONS.products).where('status', '==', 'active');
      const products = readProducts((await active.limit(SHOWN).get()).docs);
      const emails = sampleEmails(products, { language: query.language, at: now() });
      return {
        previews: Object.entries(emails).map(([id, { subject, html, text }]) => ({
          ...{ id, subject, html, text },
        })),
      };
    },
  });
}
