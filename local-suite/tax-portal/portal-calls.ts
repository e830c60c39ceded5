import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

import type { Fault, PlannedFaults } from '../companion-server/planned-faults.ts';
import type { PortalDocuments } from './portal-documents.ts';
import { PortalError } from './portal-error.ts';
import type { PortalEWayBills } from './portal-e-way-bills.ts';
import type { PortalCall } from './portal-faults.ts';
import { fieldText } from './portal-field.ts';

/** What the local suite's shop signs in with. Any other client id or password is refused. */
export const PORTAL_CREDENTIALS = {
  clientId: 'LOCALSUITE',
  clientSecret: 'local-suite-client-secret',
  user: 'kargha_api',
  password: 'local-suite-password',
} as const;

const TOKEN = 'local-suite-token';

export interface Portal {
  documents: PortalDocuments;
  bills: PortalEWayBills;
  faults: PlannedFaults<Fault>;
  /** milliseconds by which the portal's clock is ahead */
  ahead: number;
}

export interface Handled {
  call: PortalCall;
  work: () => unknown;
}

export function handledCall(
  portal: Portal,
  { method, headers }: IncomingMessage,
  url: URL,
  body: Record<string, unknown>,
): Handled | undefined {
  const { documents, bills } = portal;
  const now = () => new Date(Date.now() + portal.ahead);
  const gstin = fieldText(headers.gstin);
  const query = (name: string) => url.searchParams.get(name) ?? '';
  const key = `${method ?? ''} ${url.pathname} ${query('action')}`.trim();
  const calls: Record<string, Handled> = {
    'POST /gsp/authenticate': { call: 'token', work: () => null },
    'POST /enriched/ei/api/invoice': {
      call: 'register_document',
      work: () => documents.register(gstin, body, now()),
    },
    'GET /enriched/ei/api/invoice/irn': {
      call: 'find_document',
      work: () => documents.find(query('irn'), now()),
    },
    'POST /enriched/ei/api/invoice/cancel': {
      call: 'cancel_document',
      work: () => documents.cancel(body, now(), (number) => bills.hasActive(number)),
    },
    'GET /enriched/ewb/ewayapi/GetEwayBillGeneratedByConsigner': {
      call: 'find_e_way_bill',
      work: () => bills.find(query('docType'), query('docNo')),
    },
    'POST /enriched/ewb/ewayapi GENEWAYBILL': {
      call: 'register_e_way_bill',
      work: () => bills.generate(gstin, body, now()),
    },
    'POST /enriched/ewb/ewayapi VEHEWB': {
      call: 'change_vehicle',
      work: () => bills.changeVehicle(body, now()),
    },
    'POST /enriched/ewb/ewayapi EXTENDVALIDITY': {
      call: 'extend_e_way_bill',
      work: () => bills.extend(body, now()),
    },
    'POST /enriched/ewb/ewayapi CANEWB': {
      call: 'cancel_e_way_bill',
      work: () => bills.cancel(body, now()),
    },
  };
  return calls[key];
}

/** The call's answer in the provider's envelope. */
export function bodyOf({ call, work }: Handled, headers: IncomingHttpHeaders): object {
  if (call === 'token') return tokenFor(headers);
  try {
    refuseUnknownUser(headers);
    return { success: true, message: '', result: work() };
  } catch (error) {
    if (error instanceof PortalError) return error.body;
    throw error;
  }
}

/** True for a call with a token, and for the call that gets one. */
export function hasToken({ call }: Handled, { authorization }: IncomingHttpHeaders): boolean {
  return call === 'token' || authorization === `Bearer ${TOKEN}`;
}

function tokenFor({ gspappid, gspappsecret }: IncomingHttpHeaders): object {
  const { clientId, clientSecret } = PORTAL_CREDENTIALS;
  const isKnown = gspappid === clientId && gspappsecret === clientSecret;
  return isKnown ? { access_token: TOKEN, expires_in: 86_399 } : { error: 'invalid_client' };
}

function refuseUnknownUser({ user_name: user, password }: IncomingHttpHeaders): void {
  if (user === PORTAL_CREDENTIALS.user && password === PORTAL_CREDENTIALS.password) return;
  throw new PortalError('1005', 'Invalid user name or password');
}
