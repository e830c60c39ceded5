import type { LookupAddress, LookupAllOptions, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The name or address leads into a private network, or to this machine. */
export class PrivateAddressError extends Error {}

/** Not for public services (IANA registries of special-purpose addresses). */
const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // The metadata server of a cloud, too.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  // Multicast, reserved and broadcast.
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4');
// Of the public IPv6 addresses, those that stand for IPv4 addresses.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2002::', 16],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6');

const PUBLIC_IPV6 = new BlockList();
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  // The zone is of a link-local address.
  if (kind !== 6 || address.includes('%')) return false;
  return PUBLIC_IPV6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

type ResolveName = (name: string, options: LookupAllOptions) => Promise<LookupAddress[]>;

/**
 * For the `lookup` of a connection, which then goes to an address that was checked: a second look at the name could
 * find another. An address in place of a name is not looked up.
 */
export function publicLookup(resolve: ResolveName = lookup): LookupFunction {
  const publicAddresses = async (name: string, options: LookupOptions) => {
    const found = await resolve(name, { ...options, all: true });
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      throw new PrivateAddressError(`${name} has no public address.`);
    return { found, first };
  };
  return (name, options, done) => {
    publicAddresses(name, options).then(
      ({ found, first }) =>
        options.all ? done(null, found) : done(null, first.address, first.family),
      (error: unknown) => done(error as Error, ''),
    );
  };
}
