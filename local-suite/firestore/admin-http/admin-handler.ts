import { RpcError } from '../rpc-error.ts';
import type { HttpExchange, HttpHandler } from '../transport/http/http-exchange.ts';
import type { AdminRoute } from './admin-route.ts';

/** Serves the emulator's own endpoints; the first matching route wins. */
export function createAdminHandler(routes: readonly AdminRoute[]): HttpHandler {
  return (exchange) => {
    for (const route of routes) {
      const match = route.method === exchange.method ? route.path.exec(exchange.path) : null;
      if (match) return answer(exchange, route, match.groups ?? {});
    }
    return undefined;
  };
}

async function answer(
  exchange: HttpExchange,
  route: AdminRoute,
  groups: Record<string, string | undefined>,
): Promise<void> {
  const decoded = Object.entries(groups).map(([name, text = '']) => [name, decode(text)] as const);
  await route.answer(exchange, Object.fromEntries(decoded));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new RpcError('INVALID_ARGUMENT', `"${text}" is not valid percent-encoding.`);
  }
}
