import { plainFields } from './firestore-json.ts';
import { askAdministrator, type MailSource } from './mail-source.ts';
import type { JsonDocument } from './mail.ts';

/** Takes letters as the mail extension does, until it is closed. */
export interface Postman {
  close: () => Promise<void>;
}

interface PostmanOptions extends MailSource {
  everyMs: number;
}

/** A letter may become visible a while after a later one: its transaction took longer. */
const LOOKS_BACK_MS = 30_000;
const AT_ONCE = 500;

/**
 * Marks each letter that is queued from now on as delivered, as the extension leaves it once a mail service has taken
 * it, and those that staff ask for once more. Letters from before stay as they are. A Firestore that does not answer is
 * asked again the next time.
 */
export function startPostman({ everyMs, ...source }: PostmanOptions): Postman {
  const begin = new Date();
  let isOver = false;
  let seen = begin;
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(async () => {
      if (!isOver) seen = await deliver(source, begin, seen).catch(() => seen);
    });
  }, everyMs);
  return {
    close: async () => {
      isOver = true;
      clearInterval(timer);
      await round;
    },
  };
}

/** Gives up to when letters were seen by now. */
async function deliver(source: MailSource, begin: Date, seen: Date): Promise<Date> {
  const from = new Date(Math.max(begin.getTime(), seen.getTime() - LOOKS_BACK_MS));
  const queued = await lettersWhere(source, {
    where: filter('queuedAt', 'GREATER_THAN_OR_EQUAL', { timestampValue: from.toISOString() }),
    orderBy: [{ field: { fieldPath: 'queuedAt' } }],
  });
  const again = await lettersWhere(source, {
    where: filter('delivery.state', 'EQUAL', { stringValue: 'RETRY' }),
  });
  const fresh = queued.filter(({ delivery }) => delivery.state === undefined);
  for (const letter of [...fresh, ...again]) await markDelivered(source, letter);
  // A full page may not be the last: the next round goes on behind it.
  return queued.at(-1)?.queuedAt ?? seen;
}

interface Letter {
  id: string;
  queuedAt: Date;
  delivery: Record<string, unknown>;
}

async function lettersWhere(source: MailSource, narrowed: object): Promise<Letter[]> {
  const fields = [{ fieldPath: 'queuedAt' }, { fieldPath: 'delivery' }];
  const from = [{ collectionId: 'mail' }];
  const structuredQuery = { select: { fields }, from, ...narrowed, limit: AT_ONCE };
  const rows = await askAdministrator(source, ':runQuery', 'POST', { structuredQuery });
  return (rows as { document?: JsonDocument }[]).flatMap(({ document }) =>
    document ? letterIn(document) : [],
  );
}

function letterIn({ name, fields }: JsonDocument): Letter {
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

async function markDelivered(source: MailSource, { id, delivery }: Letter): Promise<void> {
  const attempts = typeof delivery.attempts === 'number' ? delivery.attempts + 1 : 1;
  const now = { timestampValue: new Date().toISOString() };
  const fields = {
    state: { stringValue: 'SUCCESS' },
    attempts: { integerValue: String(attempts) },
    startTime: now,
    endTime: now,
    error: { nullValue: null },
  };
  const asked = new URLSearchParams({ 'updateMask.fieldPaths': 'delivery' });
  // A letter that was deleted in the meantime does not come back.
  asked.set('currentDocument.exists', 'true');
  const body = { fields: { delivery: { mapValue: { fields } } } };
  await askAdministrator(source, `/mail/${id}?${asked.toString()}`, 'PATCH', body).catch(
    () => undefined,
  );
}
