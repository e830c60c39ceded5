import { html } from '../../companion-server/html.ts';
import type { Html } from '../../companion-server/html.ts';
import { faultsPanel, webhookSwitchesPanel } from './dashboard-switches.ts';
import { ordersTable, paymentsTable, refundsTable, webhooksTable } from './dashboard-tables.ts';
import type { Sandbox } from '../sandbox.ts';

/** Shows the sandbox's data and all its switches. Works without JavaScript. */
export function dashboardPage(sandbox: Sandbox): Html {
  const { store, webhookSender } = sandbox;
  return html`<header class="masthead">
      <div>
        <h1>Payment sandbox</h1>
        <p>No money moves. Key <code>${sandbox.credentials.keyId}</code></p>
      </div>
      <div class="actions">
        <a class="button" href="/">Refresh</a>
        ${resetConfirmation(sandbox)}
      </div>
    </header>
    <main>
      <section class="panel">
        <h2>Orders</h2>
        ${ordersTable(store.orders())}
      </section>
      <div class="columns">${faultsPanel(sandbox)} ${webhookSwitchesPanel(sandbox)}</div>
      <section class="panel">
        <h2>Payments</h2>
        ${paymentsTable(store.payments())}
      </section>
      <section class="panel">
        <h2>Refunds</h2>
        ${refundsTable(store.refunds())}
      </section>
      <section class="panel">
        <h2>Webhooks</h2>
        ${webhooksTable(webhookSender.deliveries())}
      </section>
    </main>`;
}

/** A reset cannot be undone, so the page asks first. */
function resetConfirmation({ store }: Sandbox): Html {
  const [orders, payments, refunds] = [store.orders(), store.payments(), store.refunds()];
  return html`<details class="confirm">
    <summary>Reset sandbox…</summary>
    <form method="post" action="/people/reset">
      <p>
        Delete ${orders.length} orders, ${payments.length} payments, ${refunds.length} refunds, all
        events and all faults?
      </p>
      <button class="strong">Delete all</button>
    </form>
  </details>`;
}
