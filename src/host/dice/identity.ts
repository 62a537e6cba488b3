/**
 * Which listed device is the one we knew: by the strongest thing known of it, never by likeness alone.
 * It knows neither ports nor time.
 */
import type { Identity, PortEntry } from '../../contract/reader.ts';

/** Answer to "where is our device now?". */
export type Sighting =
  | { readonly is: 'none' }
  | { readonly is: 'one'; readonly path: string }
  /** Several devices fit and nothing tells them apart: a person must say which. */
  | { readonly is: 'alike'; readonly paths: readonly string[] };

const same = (a: string | null, b: string | null) =>
  a !== null && b !== null && a.toLowerCase() === b.toLowerCase();

/** What to remember of a listed device, or null when the system told nothing that outlasts its path. */
export function identityOf(entry: PortEntry): Identity | null {
  const { vendorId, productId, serialNumber, pnpId } = entry;
  const known = (vendorId !== null && productId !== null) || pnpId !== null;
  return known ? { vendorId, productId, serialNumber, pnpId } : null;
}

/** The entry behind a path, which may also be the link that the system keeps by the device's id. */
export function entryAt(path: string, ports: readonly PortEntry[]): PortEntry | undefined {
  return ports.find(
    (entry) => entry.path === path || (entry.pnpId !== null && path === `/dev/serial/by-id/${entry.pnpId}`),
  );
}

/**
 * Looks for a known device in a list. Only its strongest known item counts: vendor, product and serial
 * number together, else the plug-and-play id, else vendor and product. Ids are compared in any case.
 */
export function sight(identity: Identity, ports: readonly PortEntry[]): Sighting {
  const { vendorId, productId, serialNumber, pnpId } = identity;
  const sameModel = (entry: PortEntry) => same(entry.vendorId, vendorId) && same(entry.productId, productId);
  const fits =
    vendorId !== null && productId !== null && serialNumber !== null
      ? (entry: PortEntry) => sameModel(entry) && same(entry.serialNumber, serialNumber)
      : pnpId !== null
        ? (entry: PortEntry) => same(entry.pnpId, pnpId)
        : sameModel;
  const paths = ports.filter(fits).map((entry) => entry.path);
  const [path] = paths;
  if (path === undefined) return { is: 'none' };
  return paths.length === 1 ? { is: 'one', path } : { is: 'alike', paths };
}
