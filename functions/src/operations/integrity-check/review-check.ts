import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Finding } from '@kargha/domain/reports/ops-endpoints';
import type { ReviewSum } from '@kargha/domain/reviews/review-sum';

import {
  AggregateField,
  FieldPath,
  firestore,
  readTogether,
  type DocumentSnapshot,
} from '../../platform/firestore.ts';
import { reviews } from '../../records/review-record.ts';
import { resultOf, type Check } from './integrity-check.ts';
import { runForEach, walkQuery } from './walk-query.ts';

export const reviewCheck: Check = async (run) => {
  const findings: Finding[] = [];
  const products = firestore().collection(COLLECTIONS.products).orderBy(FieldPath.documentId());
  const walked = await walkQuery(products, run, async (page) => {
    const found = await runForEach(page, findingOf);
    findings.push(...found.filter((one) => one !== null));
  });
  return resultOf('review_drift', walked.looked, findings, walked.isComplete);
};

/** A difference is checked again in one transaction, since a review may just have been published. */
async function findingOf(product: DocumentSnapshot): Promise<Finding | null> {
  const published = publishedOf(product);
  if (compare(product, (await published.get()).data()) === null) return null;
  return readTogether(async (transaction) => {
    const again = await transaction.get(product.ref);
    return again.exists ? compare(again, (await transaction.get(published)).data()) : null;
  });
}

/** Summed up by the database: a product can have many reviews. */
function publishedOf({ id }: DocumentSnapshot) {
  return reviews()
    .where('productId', '==', id)
    .where('status', '==', 'published')
    .aggregate({ count: AggregateField.count(), sum: AggregateField.sum('rating') });
}

function compare(product: DocumentSnapshot, published: ReviewSum): Finding | null {
  const count = Number(product.get('reviews.count') ?? 0);
  const sum = Number(product.get('reviews.sum') ?? 0);
  if (count === published.count && sum === published.sum) return null;
  const name = String(product.get('title') ?? product.id);
  const what = `${name} has a review total of ${describe({ count, sum })}, but should have ${describe(published)}.`;
  return { what, path: product.ref.path };
}

function describe({ count, sum }: ReviewSum): string {
  return `${count} with ${sum} stars`;
}
