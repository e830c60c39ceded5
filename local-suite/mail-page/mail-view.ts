import { html } from '../companion-server/html.ts';
import type { Html } from '../companion-server/html.ts';
import { titleOf } from './mail.ts';
import type { Mail } from './mail.ts';
import { stateBadge } from './mail-state.ts';
import { formatTime } from './mail-time.ts';

/** The two faces of a mail. */
export type MailFace = 'html' | 'text';

/**
 * What a page that shows a mail allows: the mail's own styles and pictures of this machine. The
 * mail lies in a sandboxed frame and inherits this policy, so nothing of it can run.
 */
export const MAIL_POLICY = {
  'style-src': "'self' 'unsafe-inline'",
  'img-src': 'data: http://127.0.0.1:* http://localhost:*',
};

/** The face that is asked for, or the one that the mail has. */
export function faceOf(mail: Mail, asked: string | null): MailFace {
  if (asked === 'text' || asked === 'html') return asked;
  return mail.html === '' ? 'text' : 'html';
}

/** One mail: to whom, what, and what became of it. */
export function mailView(mail: Mail, face: MailFace): Html {
  return html`<header class="masthead">
      <div>
        <p><a href="/">All mail</a></p>
        <h1>${titleOf(mail)}</h1>
      </div>
      <div>${stateBadge(mail)}</div>
    </header>
    <main>
      <section class="panel" aria-label="Addresses">${facts(mail)}</section>
      <section class="panel" aria-label="Content">
        <nav class="actions" aria-label="Form of the mail">
          ${faceLink(mail, 'html', face)} ${faceLink(mail, 'text', face)}
        </nav>
        ${face === 'html' ? htmlFace(mail) : textFace(mail)}
      </section>
    </main>`;
}

function facts(mail: Mail): Html {
  const known: [label: string, value: string][] = [
    ['From', mail.from],
    ['To', mail.to.join(', ') || 'nobody'],
    ['Cc', mail.cc.join(', ')],
    ['Bcc', mail.bcc.join(', ')],
    ['Reply to', mail.replyTo],
    ['Written', formatTime(mail.createdAt)],
    ['Attachments', mail.attachments.join(', ')],
    ['Error', mail.error],
    ['Document', `mail/${mail.id}`],
  ];
  return html`<dl class="facts">
    ${known
      .filter(([, value]) => value !== '')
      .map(
        ([label, value]) =>
          html`<dt>${label}</dt>
            <dd>${value}</dd>`,
      )}
  </dl>`;
}

function faceLink({ id }: Mail, face: MailFace, shown: MailFace): Html {
  const label = { html: 'HTML', text: 'Text' }[face];
  const current = face === shown ? 'page' : 'false';
  const address = `/mail/${encodeURIComponent(id)}?view=${face}`;
  return html`<a class="button" href="${address}" aria-current="${current}">${label}</a>`;
}

/** Links of a mail open in a tab of their own; nothing else of the frame gets out. */
function htmlFace(mail: Mail): Html {
  if (mail.html === '') return html`<p class="empty">This mail has no HTML.</p>`;
  const content = `<base target="_blank">${mail.html}`;
  return html`<iframe
    class="mail-frame"
    title="The mail as HTML"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    srcdoc="${content}"
  ></iframe>`;
}

function textFace({ text, template }: Mail): Html {
  if (text !== '') return html`<pre class="mail-text">${text}</pre>`;
  if (template === null) return html`<p class="empty">This mail has no text.</p>`;
  const data = JSON.stringify(template.data, undefined, 2);
  return html`<p class="hint">Made from the template “${template.name}” with this data:</p>
    <pre class="mail-text">${data}</pre>`;
}
