import { html } from '../companion-server/html.ts';
import type { Html } from '../companion-server/html.ts';
import { titleOf } from './mail.ts';
import type { Mail } from './mail.ts';
import { stateBadge } from './mail-state.ts';
import { formatTime } from './mail-time.ts';

export type MailFormat = 'html' | 'text';

/**
 * Allows the email's own styles and images from this machine. The email is in a sandboxed frame that inherits this
 * policy, so it cannot run scripts.
 */
export const MAIL_POLICY = {
  'style-src': "'self' 'unsafe-inline'",
  'img-src': 'data: http://127.0.0.1:* http://localhost:*',
};

export function formatOf(mail: Mail, requested: string | null): MailFormat {
  if (requested === 'text' || requested === 'html') return requested;
  return mail.html === '' ? 'text' : 'html';
}

export function mailView(mail: Mail, format: MailFormat): Html {
  return html`<header class="masthead">
      <div>
        <p><a href="/">All emails</a></p>
        <h1>${titleOf(mail)}</h1>
      </div>
      <div>${stateBadge(mail)}</div>
    </header>
    <main>
      <section class="panel" aria-label="Addresses">${details(mail)}</section>
      <section class="panel" aria-label="Content">
        <nav class="actions" aria-label="Email format">
          ${formatLink(mail, 'html', format)} ${formatLink(mail, 'text', format)}
        </nav>
        ${format === 'html' ? htmlContent(mail) : textContent(mail)}
      </section>
    </main>`;
}

function details(mail: Mail): Html {
  const known: [label: string, value: string][] = [
    ['From', mail.from],
    ['To', mail.to.join(', ') || 'no recipients'],
    ['Cc', mail.cc.join(', ')],
    ['Bcc', mail.bcc.join(', ')],
    ['Reply to', mail.replyTo],
    ['Created', formatTime(mail.createdAt)],
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

function formatLink({ id }: Mail, format: MailFormat, shown: MailFormat): Html {
  const label = { html: 'HTML', text: 'Text' }[format];
  const current = format === shown ? 'page' : 'false';
  const address = `/mail/${encodeURIComponent(id)}?view=${format}`;
  return html`<a class="button" href="${address}" aria-current="${current}">${label}</a>`;
}

/** Links open in a new tab; the frame has no other permissions. */
function htmlContent(mail: Mail): Html {
  if (mail.html === '') return html`<p class="empty">This email has no HTML.</p>`;
  const content = `<base target="_blank">${mail.html}`;
  return html`<iframe
    class="mail-frame"
    title="HTML email"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    srcdoc="${content}"
  ></iframe>`;
}

function textContent({ text, template }: Mail): Html {
  if (text !== '') return html`<pre class="mail-text">${text}</pre>`;
  if (template === null) return html`<p class="empty">This email has no text.</p>`;
  const data = JSON.stringify(template.data, undefined, 2);
  return html`<p class="hint">Created from the template “${template.name}” with this data:</p>
    <pre class="mail-text">${data}</pre>`;
}
