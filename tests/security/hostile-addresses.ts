const HOSTS = ['evil.example', 'evil.example@shop.example', 'shop.example.evil.example', '1.2.3.4'];

const STARTS = [
  ...['https://', 'http://', '//', '///', '////', '\\\\', '/\\', '\\/', '/\\/', '//\\'],
  ...['https:', 'https:/', 'https:///', 'HTTPS://', 'ftp://', 'file://', 'blob:https://'],
  ...['javascript:alert(1)//', 'JaVaScRiPt:alert(1)//', 'java\tscript:alert(1)//'],
  ...['data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)//', 'view-source:https://'],
  ...['%2f%2f', '%5c%5c', '/%2f', '/%5c', '%252f%252f', '\u2215\u2215', '\uff0f\uff0f', '。'],
  ...['/.//', '/..//', '/%09/', '/\t/', '/\n/', '/\r\n/', '\0//', ' //', '\u00a0//', '?//', '#//'],
];

const ENDS = ['', '/', '/bulk-orders', '?from=bulk-orders', '#bulk-orders', '%00', '\r\nX: 1'];

/** Disguises for checks that look only at the start or the end of an address. */
const ENCODINGS: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => ` ${address}`,
  (address) => `bulk-orders${address}`,
  (address) => `${address}bulk-orders`,
  (address) => encodeURIComponent(address),
];

/** More than 5,000 addresses that leave the shop or run a script when a browser follows them. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  ...new Set(
    HOSTS.flatMap((host) =>
      STARTS.flatMap((start) =>
        ENDS.flatMap((end) => ENCODINGS.map((encoding) => encoding(start + host + end))),
      ),
    ),
  ),
];
