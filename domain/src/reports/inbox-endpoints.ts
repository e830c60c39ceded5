import {
  array,
  boolean,
  nullable,
  object as response,
  picklist,
  string as text,
  type InferOutput,
} from 'valibot';
import { boolean as yesOrNo, number, object, string } from 'yup';

import { defineEndpoints } from '../api/endpoint.ts';
import { count, pageOf, time } from '../api/response-fields.ts';
import { formMessages } from '../messages/form-messages.ts';
import { ALL_INBOX_KINDS, INBOX_VIEWS } from './inbox.ts';

const inboxItem = response({
  id: text(),
  kind: picklist(ALL_INBOX_KINDS),
  recordId: text(),
  title: text(),
  detail: text(),
  /** when the trouble began; null when that is not known */
  since: nullable(time),
  /** null without a deadline */
  due: nullable(time),
  /** of the order it is about; null for none */
  orderId: nullable(text()),
  /** uid; '' for no one */
  assignee: text(),
  /** '' for no one and for a closed account */
  assigneeName: text(),
  revision: count,
});
export type InboxItem = InferOutput<typeof inboxItem>;

const inboxQuerySchema = object({
  view: string()
    .oneOf(['', ...INBOX_VIEWS], 'This is not a view of the inbox.')
    .default(''),
  kind: string()
    .oneOf(['', ...ALL_INBOX_KINDS], 'This is not a kind of the inbox.')
    .default(''),
  cursor: string().max(200),
});

const peopleQuerySchema = object({
  kind: string().oneOf(ALL_INBOX_KINDS, 'This is not a kind of the inbox.').required(),
});

const revision = () => number().integer().min(0).required('The revision is missing.');

const assignmentSchema = object({
  /** '' gives the item back */
  assignee: string().strict().max(150).defined('Choose a person.'),
  revision: revision(),
}).exact(formMessages.unknown_field);

const doneSchema = object({ revision: revision() }).exact(formMessages.unknown_field);

const summarySchema = object({
  isWanted: yesOrNo().strict().required('Choose whether you want the summary.'),
}).exact(formMessages.unknown_field);

const summaryResponse = response({ isWanted: boolean() });

const access = { who: 'staff', permission: 'dashboard.read' } as const;

/** Everyone sees the kinds of items that their roles include. */
export const inboxEndpoints = defineEndpoints('/api/inbox', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists what waits for staff: the first 25 of each kind, or all of one kind, page by page.',
    ...access,
    query: inboxQuerySchema,
    response: pageOf(inboxItem),
  },
  people: {
    method: 'GET',
    path: '/people',
    does: 'Lists the staff who may see to a kind of item.',
    ...access,
    query: peopleQuerySchema,
    response: response({ people: array(response({ uid: text(), name: text() })) }),
  },
  assign: {
    method: 'POST',
    path: '/:id/assign',
    does: 'Assigns an item to a member of staff, or to no one.',
    ...access,
    body: assignmentSchema,
    errors: ['stale', 'settled', 'not_staff'],
  },
  done: {
    method: 'POST',
    path: '/:id/done',
    does: 'Marks an item as done. It comes back when there is new trouble with its record.',
    ...access,
    body: doneSchema,
    errors: ['stale', 'settled'],
  },
  summary: {
    method: 'GET',
    path: '/summary',
    does: 'Returns whether the person wants the daily summary by email.',
    ...access,
    response: summaryResponse,
  },
  changeSummary: {
    method: 'PUT',
    path: '/summary',
    does: 'Turns the daily summary of the person on or off.',
    ...access,
    body: summarySchema,
    response: summaryResponse,
  },
});
