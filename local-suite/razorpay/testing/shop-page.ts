import { startCompanionServer } from '../../companion-server/companion-server.ts';
import type { CompanionServer } from '../../companion-server/companion-server.ts';

/** Opens a payment window and records its callbacks. */
const SHOP_SCRIPT = `
  window.calls = [];
  window.checkout = (options) => {
    const checkout = new Razorpay({
      ...options,
      handler: (result) => calls.push({ paid: result }),
      modal: { ...options.modal, ondismiss: (reason) => calls.push({ dismissed: reason ?? null }) },
    });
    checkout.on('payment.failed', ({ error }) => calls.push({ failed: error }));
    checkout.open();
    return checkout;
  };
  document.querySelector('#pay').addEventListener('click', () => checkout(window.options));
`;

/** A page with the same content security policy for the sandbox as the real shop. */
export function startShopPage(sandboxUrl: string): Promise<CompanionServer> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${sandboxUrl}`,
    `frame-src ${sandboxUrl}`,
    `connect-src ${sandboxUrl}`,
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
  const page = `<!doctype html><html lang="en"><head><title>Shop</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" /></head>
    <body><main><h1>Checkout</h1><button id="pay">Pay now</button><button>Elsewhere</button></main>
    <script src="${sandboxUrl}/v1/checkout.js"></script><script src="/shop.js"></script></body></html>`;
  return startCompanionServer({
    port: 0,
    host: '127.0.0.1',
    handle: async (request, response) => {
      response.setHeader('content-security-policy', policy);
      if (request.url === '/shop.js') {
        response.setHeader('content-type', 'text/javascript');
        response.end(SHOP_SCRIPT);
      } else if (request.url === '/callback') {
        const body = (await request.toArray()).join('');
        const fields = Object.fromEntries(new URLSearchParams(body));
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(fields));
      } else {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(page);
      }
    },
  });
}
