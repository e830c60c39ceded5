import { isIPv6 } from 'node:net';

/** How many of the eight groups of an IPv6 address name the line; the other four are the caller's to choose. */
const LINE_GROUPS = 4;
const GROUPS = 8;

/**
 * The network that an address belongs to, however it is written: of IPv6 the /64, since one line has 2^64 addresses and
 * could come from another one each time; of IPv4, also where it is written as IPv6, the address itself. What is no
 * address stays as it is.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  return mappedIPv4(groups) ?? `${groups.slice(0, LINE_GROUPS).join(':')}::/64`;
}

/** The eight groups in hexadecimal, without zeros in front. */
function groupsOf(address: string): string[] {
  // The parser of addresses knows every spelling, and gives one.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const [before, after] = [partsOf(head), partsOf(tail ?? '')];
  const zeros = Array<string>(GROUPS - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
}

function partsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}

/** '203.0.113.7' for ::ffff:203.0.113.7; null for what is IPv6 indeed. */
function mappedIPv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}
