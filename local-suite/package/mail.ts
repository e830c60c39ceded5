import { startMailPage as startPage } from '../mail-page/mail-page.ts';
import { SmtpStandIn } from '../mail-page/smtp-stand-in.ts';

// The types in this file are the package's declarations, so they use no other file's types.

export interface MailPageOptions {
  /** `host:port` of the Firestore whose collection `mail` is shown. */
  firestore: string;
  projectId: string;
  /** The page's port. Default: any free port. */
  port?: number | undefined;
  /** The mail server's port. Default: any free port. */
  smtpPort?: number | undefined;
  /** Default: 127.0.0.1. */
  host?: string | undefined;
}

export interface MailPage {
  /** The page, without a trailing slash. */
  readonly url: string;
  readonly smtpPort: number;
  close(): Promise<void>;
}

/**
 * Starts a mail server that sends nothing on, and a page with the emails of the collection `mail`, in the form of
 * Firebase's extension Trigger Email. Rejects when a port is not available.
 */
export async function startMailPage(options: MailPageOptions): Promise<MailPage> {
  const { firestore, projectId, port = 0, smtpPort = 0, host = '127.0.0.1' } = options;
  const mailServer = new SmtpStandIn();
  const smtp = await mailServer.listen(host, smtpPort);
  try {
    const page = await startPage({ port, host, firestoreHost: firestore, projectId, mailServer });
    return {
      url: page.url,
      smtpPort: smtp,
      close: async () => {
        await page.close();
        await mailServer.close();
      },
    };
  } catch (error) {
    await mailServer.close();
    throw error;
  }
}
