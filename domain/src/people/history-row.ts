import { nullable, object, record, string, unknown, type InferOutput } from 'valibot';

import { time } from '../api/response-fields.ts';

const fields = nullable(record(string(), unknown()));

/** A row of the audit log about an account. */
export const historyRow = object({
  id: string(),
  /** one of USER_ACTIONS, or an action of an older version */
  action: string(),
  /** uid of the person, or the name of a tool */
  actor: string(),
  /** current name of the actor; '' when there is none */
  actorName: string(),
  before: fields,
  after: fields,
  reason: string(),
  at: nullable(time),
});
export type HistoryRow = InferOutput<typeof historyRow>;
