/** Paths of devices without what tells a person or one single device. */

/** A path without its folders and without the serial number that systems build into names of devices. */
export function shortPath(path: string): string {
  const last = path.split(/[\\/]/).findLast((part) => part !== '') ?? '';
  return last
    .replace(/^(usb-.*)_[^_]*(-if[0-9A-Fa-f]{2})/, '$1$2')
    .replace(/^((?:cu|tty)\.usb(?:modem|serial))[-A-Za-z0-9]*$/, '$1');
}

/** What the system says of a failure, with every path in it shortened; `own` may hold spaces. */
export function shortDetail(detail: string, own: string): string {
  return detail.replaceAll(own, shortPath(own)).replaceAll(/(?:[A-Za-z]:)?[\\/][^\s,;:'"]*/g, shortPath);
}
