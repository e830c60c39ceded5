import type { IncomingMessage, ServerResponse } from 'node:http';

import { startCompanionServer } from '../companion-server/companion-server.ts';
import type { CompanionServer } from '../companion-server/companion-server.ts';
import { FirestoreSourceError } from '../companion-server/firestore-documents.ts';
import type { FirestoreSource } from '../companion-server/firestore-documents.ts';
import { html } from '../companion-server/html.ts';
import { isFromThisMachine } from '../companion-server/loopback.ts';
import { answerPage, answerStylesheet, STYLESHEET_PATH } from '../companion-server/page.ts';
import { matchRoute } from '../companion-server/routes.ts';
import type { Route } from '../companion-server/routes.ts';
import { fetchMail, listMails, titleOf } from './mail.ts';
import { mailListView } from './mail-list-view.ts';
import { formatOf, MAIL_POLICY, mailView } from './mail-view.ts';
import { faultFrom, type SmtpStandIn } from './smtp-stand-in.ts';
import { BodyError, readFields } from '../companion-server/request-body.ts';

export interface MailPageOptions extends FirestoreSource {
  /** the server that the shop sends to; tests tell it what to refuse */
  mailServer: SmtpStandIn;
  /** 0 picks any free port. */
  port: number;
  host: string;
}

/**
 * Starts the page that lists the `mail` collection, since no email leaves this machine. Programs can read the same
 * data at /api/mail, what the mail server received at /api/received, and make it fail at /control/smtp. Rejects when the port is not available.
 */
export function startMailPage(options: MailPageOptions): Promise<CompanionServer> {
  const { port, host, mailServer, ...source } = options;
  return startCompanionServer({
    port,
    host,
    handle: (request, response) => answer({ source, mailServer }, request, response),
  });
}

interface Mailbox {
  source: FirestoreSource;
  mailServer: SmtpStandIn;
}

interface MailRequest extends Mailbox {
  request: IncomingMessage;
  url: URL;
  id: string;
  response: ServerResponse;
}

type MailHandler = (request: MailRequest) => Promise<void>;

const MAIL_ROUTES: Route<MailHandler>[] = [
  { method: 'GET', path: '/', handler: showList },
  { method: 'GET', path: '/mail/:id', handler: showMail },
  { method: 'GET', path: '/api/mail', handler: answerList },
  { method: 'GET', path: '/api/mail/:id', handler: answerMail },
  { method: 'GET', path: '/api/received', handler: answerReceived },
  { method: 'POST', path: '/control/smtp', handler: addFault },
  { method: 'DELETE', path: '/control/smtp', handler: forgetFaults },
];

async function answer(
  mailbox: Mailbox,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://mail');
  if (!isFromThisMachine(request)) {
    answerWithErrorPage(response, 403, 'The mail page is only available on this machine.');
    return;
  }
  if (url.pathname === STYLESHEET_PATH) {
    answerStylesheet(response);
    return;
  }
  const match = matchRoute(MAIL_ROUTES, request.method, url.pathname);
  if (match === undefined) {
    answerWithErrorPage(response, 404, 'Page not found.');
    return;
  }
  try {
    await match.handler({ ...mailbox, request, url, id: match.params.id ?? '', response });
  } catch (error) {
    if (!(error instanceof FirestoreSourceError)) throw error;
    answerFailure(url, response, error);
  }
}

async function showList({ source, response }: MailRequest): Promise<void> {
  answerPage(response, { title: 'Mail', body: mailListView(await listMails(source)) });
}

async function showMail({ source, url, id, response }: MailRequest): Promise<void> {
  const mail = await fetchMail(source, id);
  if (mail === undefined) {
    answerWithErrorPage(response, 404, 'Email not found.');
    return;
  }
  const body = mailView(mail, formatOf(mail, url.searchParams.get('view')));
  answerPage(response, { title: titleOf(mail), body, policy: MAIL_POLICY });
}

async function answerList({ source, response }: MailRequest): Promise<void> {
  answerJson(response, 200, { mails: await listMails(source) });
}

async function answerMail({ source, id, response }: MailRequest): Promise<void> {
  const mail = await fetchMail(source, id);
  if (mail === undefined) answerJson(response, 404, { error: 'Email not found.' });
  else answerJson(response, 200, { mail });
}

function answerReceived({ mailServer, response }: MailRequest): Promise<void> {
  answerJson(response, 200, { received: mailServer.received });
  return Promise.resolve();
}

/** Takes an SmtpFault as JSON. */
async function addFault({ mailServer, request, response }: MailRequest): Promise<void> {
  try {
    mailServer.addFault(faultFrom(await readFields(request)));
    answerJson(response, 200, {});
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    answerJson(response, 400, { error: error.message });
  }
}

function forgetFaults({ mailServer, response }: MailRequest): Promise<void> {
  mailServer.reset();
  answerJson(response, 200, {});
  return Promise.resolve();
}

function answerFailure(url: URL, response: ServerResponse, error: FirestoreSourceError): void {
  if (url.pathname.startsWith('/api/')) answerJson(response, 502, { error: error.message });
  else answerWithErrorPage(response, 502, `Failed to load the emails. ${error.message}`);
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

function answerWithErrorPage(response: ServerResponse, status: number, message: string): void {
  const body = html`<main class="masthead">
    <div>
      <h1>${message}</h1>
      <p><a href="/">${status === 502 ? 'Try again' : 'Back to all emails'}</a></p>
    </div>
  </main>`;
  answerPage(response, { title: 'Mail', body, status });
}
