import { html } from '../../companion-server/html.ts';
import type { Html } from '../../companion-server/html.ts';
import { CALLS, FAULTS } from '../faults/planned-faults.ts';
import type { PlannedFault } from '../faults/planned-faults.ts';
import type { Sandbox } from '../sandbox.ts';

export function faultsPanel({ faults }: Sandbox): Html {
  return html`<section class="panel">
    <h2>Faults</h2>
    <p class="hint">They affect the next calls of the shop's server.</p>
    ${plannedFaults(faults.list())}
    <form class="form" method="post" action="/people/faults">
      <label>Call ${select('call', ['any', ...CALLS])}</label>
      <label>Fault ${select('fault', FAULTS)}</label>
      <label>Times <input type="number" name="times" min="1" max="100" value="1" required /></label>
      <button class="strong">Add fault</button>
    </form>
  </section>`;
}

export function webhookSwitchesPanel({ webhookSender }: Sandbox): Html {
  const { duplicate, shuffle, hold } = webhookSender.switches;
  const held = webhookSender.deliveries().filter(({ status }) => status === 'held').length;
  return html`<section class="panel">
    <h2>Webhook delivery</h2>
    <form class="form" method="post" action="/people/webhooks">
      ${checkbox('duplicate', 'Send every event twice', duplicate > 0)}
      ${checkbox('shuffle', 'Change the order of events', shuffle)}
      ${checkbox('hold', 'Hold events back', hold)}
      <button class="strong">Apply</button>
    </form>
    <form class="actions" method="post" action="/people/webhooks/release">
      <button>Release held events (${held})</button>
    </form>
  </section>`;
}

function plannedFaults(planned: PlannedFault[]): Html {
  if (planned.length === 0) return html`<p class="empty">No faults.</p>`;
  return html`<ul class="plain">
      ${planned.map(
        ({ call, fault, times }) =>
          html`<li><code>${call}</code> → <code>${fault}</code>, ${times} more</li>`,
      )}
    </ul>
    <form method="post" action="/people/faults/clear"><button>Remove all</button></form>`;
}

function select(name: string, choices: readonly string[]): Html {
  return html`<select name="${name}">
    ${choices.map((choice) => html`<option>${choice}</option>`)}
  </select>`;
}

function checkbox(name: string, label: string, isOn: boolean): Html {
  const box = isOn
    ? html`<input type="checkbox" name="${name}" checked />`
    : html`<input type="checkbox" name="${name}" />`;
  return html`<label class="switch">${box} ${label}</label>`;
}
