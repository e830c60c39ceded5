import { html } from '../companion-server/html.ts';
import type { Html } from '../companion-server/html.ts';
import { titleOf } from './mail.ts';
import type { Mail } from './mail.ts';
import { stateBadge } from './mail-state.ts';
import { formatTime } from './mail-time.ts';

export function mailListView(mails: readonly Mail[]): Html {
  return html`<header class="masthead">
      <div>
        <h1>Mail</h1>
        <p>Emails that the shop would have sent. No email leaves this machine.</p>
      </div>
      <div class="actions"><a class="button" href="/">Refresh</a></div>
    </header>
    <main>
      ${
        mails.length === 0
          ? emptyState()
          : html`<ul class="panel plain entries">
              ${mails.map(entry)}
            </ul>`
      }
    </main>`;
}

function emptyState(): Html {
  return html`<section class="panel">
    <h2>No emails yet</h2>
    <p class="empty">
      Emails appear here when the shop sends them: for an order, an answered quote or a newsletter
      sign-up.
    </p>
  </section>`;
}

function entry(mail: Mail): Html {
  return html`<li class="entry">
    <a href="/mail/${encodeURIComponent(mail.id)}">${titleOf(mail)}</a>
    <span class="hint">To ${mail.to.join(', ') || 'no recipients'}</span>
    <span class="entry-end">
      ${stateBadge(mail)} <time datetime="${mail.createdAt}">${formatTime(mail.createdAt)}</time>
    </span>
  </li>`;
}
