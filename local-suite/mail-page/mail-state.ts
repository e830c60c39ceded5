import { html } from '../companion-server/html.ts';
import type { Html } from '../companion-server/html.ts';
import type { Mail } from './mail.ts';

const KINDS: Partial<Record<string, string>> = { SUCCESS: 'badge-good', ERROR: 'badge-bad' };

/** Returns nothing until the shop has begun to send the email. */
export function stateBadge({ state }: Mail): Html | undefined {
  if (state === 'PENDING') return undefined;
  return html`<span class="badge ${KINDS[state] ?? ''}">${state.toLowerCase()}</span>`;
}
