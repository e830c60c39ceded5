/** An export that is too large to be done at once, as the server sends it. */
export const EXPORTED = {
  ...{ id: 'e1', name: 'Orders', kind: 'orders', format: 'xlsx', columns: ['number'], filter: {} },
  ...{ from: '', to: '', state: 'running', rows: 1000, documents: 600, total: 50_000 },
  ...{ problem: '', by: 'boss', createdAt: '2026-11-21T06:00:00Z', doneAt: null, bytes: 0 },
  expiresAt: null,
};
