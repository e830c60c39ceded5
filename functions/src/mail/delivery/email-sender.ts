import type { MailServer } from '../../platform/mail-server.ts';

export interface EmailSender {
  server: MailServer;
  now: () => Date;
  /** host of the shop, for Message-IDs */
  host: string;
  /** calls `sendEmail` again at this time */
  scheduleAttempt: (mailId: string, attempts: number, at: Date) => Promise<void>;
}
