import { html } from '../companion-server/html.ts';
import type { Html } from '../companion-server/html.ts';
import type { Mail } from './mail.ts';

const KINDS: Partial<Record<string, string>> = { SUCCESS: 'badge-good', ERROR: 'badge-bad' };

/** What became of a mail, in one word. */
export function stateBadge({ state }: Mail): Html {
  return html`<span class="badge ${KINDS[state] ?? ''}">${state.toLowerCase()}</span>`;
}
