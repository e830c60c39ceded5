import { createTransport, type NodemailerError } from 'nodemailer';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

import { SECOND_MS } from '@kargha/domain/records/time-spans';
import { SHOP_NAME } from '@kargha/domain/settings/shop-name';

const address = defineString('SMTP_URL', {
  default: '',
  description:
    'The mail server, without its password: smtps://user@smtp.example.com:465. While it is empty, emails wait.',
});
const from = defineString('MAIL_FROM', {
  default: '',
  description: 'Sender of all emails, such as orders@example.com.',
});
const replyTo = defineString('MAIL_REPLY_TO', {
  default: '',
  description: 'Where answers go, if not to the sender.',
});
const perSecond = defineInt('MAIL_PER_SECOND', {
  default: 5,
  description: 'How many emails the mail server accepts in a second.',
});
const password = defineSecret('SMTP_PASSWORD');

/** Secrets that a function must be bound to before it sends emails. */
export const MAIL_SECRETS = [password];

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Functions that send emails, with one instance each. They do not know of each other, so each has its share of the rate. */
export const SENDING_FUNCTIONS = 3;

const TIMEOUT_MS = 20_000;

export interface OutgoingEmail {
  /** stays the same when it is sent again, so that mail programs can show one of two copies */
  messageId: string;
  to: readonly string[];
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
  attachments: readonly { filename: string; content: string; contentType: string }[];
}

export interface MailServerAnswer {
  /** the server's last line */
  response: string;
  /** all others were accepted */
  rejected: readonly RefusedAddress[];
}

export interface RefusedAddress {
  address: string;
  /** such as `550 5.1.1 No such user` */
  response: string;
}

export interface MailServer {
  /** Rejects with what nodemailer says when no one got it and no recipient was refused; see smtp-failure.ts. */
  send: (email: OutgoingEmail) => Promise<MailServerAnswer>;
  close: () => void;
}

export interface MailServerSettings {
  url: string;
  password: string;
  from: string;
  replyTo: string;
  /** also less than one */
  perSecond: number;
}

/** The mail server of the settings, or null when there is none. Throws for one that is not allowed. */
export function configuredMailServer(): MailServer | null {
  if (address.value() === '' || from.value() === '') return null;
  const isLocal = process.env.FUNCTIONS_EMULATOR === 'true';
  return mailServer({
    url: trustedMailServer(address.value(), isLocal),
    password: password.value(),
    from: from.value(),
    replyTo: replyTo.value(),
    perSecond: perSecond.value() / SENDING_FUNCTIONS,
  });
}

/**
 * Inside the Functions emulator only a loopback server, so that no test writes to a customer; outside of it never
 * one. Throws for anything else.
 */
export function trustedMailServer(url: string, inEmulator: boolean): string {
  const { protocol = '', hostname = '' } = URL.canParse(url) ? new URL(url) : {};
  const isSmtp = protocol === 'smtp:' || protocol === 'smtps:';
  if (isSmtp && LOOPBACK.has(hostname) === inEmulator) return url;
  throw new Error(
    'SMTP_URL must be smtps://user@host:port. Only the Functions emulator may use a loopback address, ' +
      'and no other.',
  );
}

/** The password never travels in plain text: a server without smtps must offer STARTTLS, except on loopback. */
export function mailServer(settings: MailServerSettings): MailServer {
  const { hostname, port, protocol, username } = new URL(settings.url);
  const secure = protocol === 'smtps:';
  const user = decodeURIComponent(username);
  const transport = createTransport({
    pool: true,
    host: hostname,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && !LOOPBACK.has(hostname),
    ...(user !== '' && { auth: { user, pass: settings.password } }),
    // Two connections would go on together after each pause, and so at twice the rate.
    maxConnections: 1,
    rateLimit: 1,
    rateDelta: Math.ceil(SECOND_MS / settings.perSecond),
    // A message whose connection broke may have been accepted. The code that sends it again must know and count it.
    maxRequeues: 0,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sender = { name: SHOP_NAME, address: settings.from };
  return {
    send: async ({ to, attachments, headers, ...email }) => {
      const message = {
        ...email,
        from: sender,
        ...(settings.replyTo !== '' && { replyTo: settings.replyTo }),
        to: [...to],
        headers: { ...headers },
        attachments: [...attachments],
      };
      const answer = await transport.sendMail(message).catch(refusalOfAll);
      const refused = answer.rejectedErrors ?? [];
      return {
        response: answer.response,
        rejected: refused.map(({ recipient = '', response = '' }) => ({
          address: recipient,
          response,
        })),
      };
    },
    close: () => transport.close(),
  };
}

/** What the server said for each recipient when it refused all of them; throws any other error. */
function refusalOfAll(error: unknown) {
  const { response, rejectedErrors } = error as Partial<NodemailerError>;
  if (!rejectedErrors || rejectedErrors.length === 0) throw error;
  return { response: response ?? '', rejectedErrors };
}
