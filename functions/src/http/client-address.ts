import { BlockList, isIP, isIPv6 } from 'node:net';

import type { Request } from 'express';

/** Groups of an IPv6 address that identify the line; the others are chosen by the caller. */
const LINE_GROUPS = 4;

const GROUPS = 8;

/**
 * Google's front ends, from which Hosting calls the function (`_spf.google.com` and crawler ranges, without those
 * of cloud customers), and the local machine for the suite.
 */
const FRONT_ENDS: readonly [string, number][] = [
  ['64.233.160.0', 19],
  ['66.102.0.0', 20],
  ['66.249.64.0', 19],
  ['72.14.192.0', 18],
  ['74.125.0.0', 16],
  ['108.177.0.0', 17],
  ['142.250.0.0', 15],
  ['172.217.0.0', 16],
  ['172.253.0.0', 16],
  ['173.194.0.0', 16],
  ['192.178.0.0', 15],
  ['209.85.128.0', 17],
  ['216.58.192.0', 19],
  ['216.239.32.0', 19],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['2001:4860::', 32],
  ['2404:6800::', 32],
  ['2607:f8b0::', 32],
  ['2800:3f0::', 32],
  ['2a00:1450::', 32],
  ['2c0f:fb50::', 32],
  ['::1', 128],
];

const frontEnds = new BlockList();
for (const [network, bits] of FRONT_ENDS) frontEnds.addSubnet(network, bits, familyOf(network));

/**
 * The client's network address (IPv6: its /64); null without a proxy, as on a developer's machine. Each proxy
 * appends the address of its caller. The last entry is the caller of the function: the visitor, or a Google front
 * end if the request came through Hosting; then the entry before is the visitor. Earlier entries can be forged.
 */
export function forwardedAddress(request: Request): string | null {
  const addresses = (request.get('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const last = addresses.at(-1);
  if (last === undefined) return null;
  return networkOf(isFrontEnd(last) ? (addresses.at(-2) ?? last) : last);
}

/** Key for rate limits. Callers with an unknown address share one. */
export function clientAddress(request: Request): string {
  return forwardedAddress(request) ?? 'unknown';
}

function isFrontEnd(address: string): boolean {
  return isIP(address) !== 0 && frontEnds.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

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
