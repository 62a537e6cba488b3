/** The two checks that a frame of the dice line can carry, over its bytes as text of one character a byte. */

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) as four upper-case hex digits; "123456789" gives 29B1. */
export function crc16(bytes: string): string {
  let crc = 0xffff;
  for (let at = 0; at < bytes.length; at += 1) {
    crc ^= bytes.charCodeAt(at) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The exclusive or of all bytes as two upper-case hex digits: of 1,295 wrong rolls it lets 167 pass. */
export function xor8(bytes: string): string {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 1) sum ^= bytes.charCodeAt(at);
  return sum.toString(16).toUpperCase().padStart(2, '0');
}
