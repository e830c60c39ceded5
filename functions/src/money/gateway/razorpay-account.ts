import { object, string } from 'yup';

import { readDispute, readSettledItem, readSettlement } from './account-entities.ts';
import { readDowntime } from './downtime-entity.ts';
import type { GatewayAccount } from './gateway-account.ts';
import { itemsOf, razorpayCaller, understand, type RazorpayAccount } from './razorpay-call.ts';

const created = object({ id: string().required() });

/**
 * Disputes (razorpay.com/docs/api/disputes), documents (razorpay.com/docs/api/documents), settlements
 * (razorpay.com/docs/api/settlements) and downtimes (razorpay.com/docs/api/payments/downtime) of the account.
 */
export function razorpayAccount(account: RazorpayAccount): GatewayAccount {
  const call = razorpayCaller(account);
  const get = (path: string) => call({ method: 'GET', path });
  const disputePath = (id: string) => `/v1/disputes/${encodeURIComponent(id)}`;

  return {
    fetchDispute: async (id) => understand(await get(disputePath(id)), readDispute),

    async listDisputes({ skip, count }) {
      const answer = await get(`/v1/disputes?count=${count}&skip=${skip}`);
      return understand(answer, itemsOf).map((item) => understand(item, readDispute));
    },

    acceptDispute: async (id) =>
      understand(await call({ method: 'POST', path: `${disputePath(id)}/accept` }), readDispute),

    async contestDispute(id, { summary, documentId }) {
      const body = {
        summary,
        shipping_proof: [documentId],
        billing_proof: [documentId],
        customer_communication: [documentId],
        action: 'submit',
      };
      const answer = await call({ method: 'PATCH', path: `${disputePath(id)}/contest`, body });
      return understand(answer, readDispute);
    },

    async uploadEvidence(name, pdf) {
      const form = new FormData();
      form.set('purpose', 'dispute_evidence');
      form.set('file', new File([new Uint8Array(pdf)], name, { type: 'application/pdf' }));
      const answer = await call({ method: 'POST', path: '/v1/documents', body: form });
      return understand(answer, (entity) => created.validateSync(entity, { strict: true }).id);
    },

    async listDowntimes() {
      const answer = await get('/v1/payments/downtimes');
      return understand(answer, itemsOf).flatMap((item) => understand(item, readDowntime) ?? []);
    },

    async listSettlements(from, to, { skip, count }) {
      const query = `from=${seconds(from)}&to=${seconds(to)}&count=${count}&skip=${skip}`;
      const answer = await get(`/v1/settlements?${query}`);
      return understand(answer, itemsOf).map((item) => understand(item, readSettlement));
    },

    async listSettledItems(day, { skip, count }) {
      const [year, month, date] = day.split('-');
      const query = `year=${year}&month=${month}&day=${date}&count=${count}&skip=${skip}`;
      const answer = await get(`/v1/settlements/recon/combined?${query}`);
      return understand(answer, itemsOf).map((item) => understand(item, readSettledItem));
    },
  };
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
