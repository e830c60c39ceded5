import { plainFields } from './firestore-json.ts';
import { callAsAdmin, type MailSource } from './mail-source.ts';
import type { JsonDocument } from './mail.ts';

export interface MailDelivery {
  close: () => Promise<void>;
}

interface MailDeliveryOptions extends MailSource {
  intervalMs: number;
}

/** An email may become visible after a later one if its transaction took longer. */
const LOOKBACK_MS = 30_000;
const BATCH_SIZE = 500;

/**
 * Marks every newly queued email as delivered, as the mail extension does after sending it, and every email that
 * staff retried. Emails queued before the start stay unchanged. If Firestore does not answer, the next round tries
 * again.
 */
export function startMailDelivery({ intervalMs, ...source }: MailDeliveryOptions): MailDelivery {
  const startedAt = new Date();
  let isClosed = false;
  let seen = startedAt;
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(async () => {
      if (!isClosed) seen = await deliver(source, startedAt, seen).catch(() => seen);
    });
  }, intervalMs);
  return {
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await round;
    },
  };
}

/** Returns the time up to which the queue has been read. */
async function deliver(source: MailSource, startedAt: Date, seen: Date): Promise<Date> {
  const from = new Date(Math.max(startedAt.getTime(), seen.getTime() - LOOKBACK_MS));
  const queued = await queryEmails(source, {
    where: filter('queuedAt', 'GREATER_THAN_OR_EQUAL', { timestampValue: from.toISOString() }),
    orderBy: [{ field: { fieldPath: 'queuedAt' } }],
  });
  const retried = await queryEmails(source, {
    where: filter('delivery.state', 'EQUAL', { stringValue: 'RETRY' }),
  });
  const undelivered = queued.filter(({ delivery }) => delivery.state === undefined);
  for (const email of [...undelivered, ...retried]) await markDelivered(source, email);
  // If the page was full, the next round continues after its last email.
  return queued.at(-1)?.queuedAt ?? seen;
}

interface QueuedEmail {
  id: string;
  queuedAt: Date;
  delivery: Record<string, unknown>;
}

async function queryEmails(source: MailSource, clauses: object): Promise<QueuedEmail[]> {
  const fields = [{ fieldPath: 'queuedAt' }, { fieldPath: 'delivery' }];
  const from = [{ collectionId: 'mail' }];
  const structuredQuery = { select: { fields }, from, ...clauses, limit: BATCH_SIZE };
  const rows = await callAsAdmin(source, ':runQuery', 'POST', { structuredQuery });
  return (rows as { document?: JsonDocument }[]).flatMap(({ document }) =>
    document ? parseQueuedEmail(document) : [],
  );
}

function parseQueuedEmail({ name, fields }: JsonDocument): QueuedEmail {
  const { queuedAt, delivery } = plainFields(fields);
  return {
    id: name.split('/').at(-1) ?? '',
    queuedAt: new Date(typeof queuedAt === 'string' ? queuedAt : 0),
    delivery: typeof delivery === 'object' && delivery !== null ? { ...delivery } : {},
  };
}

function filter(fieldPath: string, op: string, value: object) {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

async function markDelivered(source: MailSource, { id, delivery }: QueuedEmail): Promise<void> {
  const attempts = typeof delivery.attempts === 'number' ? delivery.attempts + 1 : 1;
  const now = { timestampValue: new Date().toISOString() };
  const fields = {
    state: { stringValue: 'SUCCESS' },
    attempts: { integerValue: String(attempts) },
    startTime: now,
    endTime: now,
    error: { nullValue: null },
  };
  const query = new URLSearchParams({ 'updateMask.fieldPaths': 'delivery' });
  // Do not recreate an email that was deleted in the meantime.
  query.set('currentDocument.exists', 'true');
  const body = { fields: { delivery: { mapValue: { fields } } } };
  await callAsAdmin(source, `/mail/${id}?${query.toString()}`, 'PATCH', body).catch(
    () => undefined,
  );
}
