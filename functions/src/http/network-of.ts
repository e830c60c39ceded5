import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that identify the line; the others are chosen by the caller. */
const LINE_GROUPS = 4;
const GROUPS = 8;

/**
 * The network of an address: for IPv6 its /64, because one line has 2^64 addresses; for IPv4, also mapped, the
 * address itself. Other texts are returned unchanged.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  return mappedIPv4(groups) ?? `${groups.slice(0, LINE_GROUPS).join(':')}::/64`;
}

function groupsOf(address: string): string[] {
  // The URL parser normalises every spelling.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const [before, after] = [partsOf(head), partsOf(tail ?? '')];
  const zeros = Array<string>(GROUPS - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
}

function partsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}

/** '203.0.113.7' for ::ffff:203.0.113.7; null for other IPv6 addresses. */
function mappedIPv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}
