// Takes chosen files out of a zip archive. Reads the plain form only (no zip64, no encryption, no links) and refuses the rest.
// Extractors on npm unpack all or nothing; of the one archive we open, 25,000 small files are not wanted.
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';

/**
 * @typedef {object} Entry One file of the archive.
 * @property {string} name Its path in the archive.
 * @property {number} method 0 stored, 8 deflated.
 * @property {number} size Its size in the archive, in bytes.
 * @property {number} mode Its Unix permissions; 0 where the archive holds none.
 * @property {number} offset Where its local header begins.
 */

/**
 * Unpacks the files that `place` wants and leaves out the others.
 * @param {string} archive
 * @param {(name: string) => string | undefined} place Where a file of the archive goes, or undefined to leave it out.
 */
export async function unzip(archive, place) {
  const file = await open(archive);
  try {
    for (const entry of await entriesOf(file)) {
      if (entry.name.endsWith('/')) continue;
      const target = place(entry.name);
      if (target !== undefined) await write(archive, await dataStart(file, entry), entry, target);
    }
  } finally {
    await file.close();
  }
}

/**
 * @param {import('node:fs/promises').FileHandle} file
 * @param {number} from
 * @param {number} length
 */
async function bytes(file, from, length) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  if (bytesRead !== length) throw new Error('The zip archive ends too early.');
  return buffer;
}

/**
 * The central directory, which lies at the end of the archive.
 * @param {import('node:fs/promises').FileHandle} file
 */
async function entriesOf(file) {
  const { size } = await file.stat();
  const tailLength = Math.min(size, 22 + 0xffff);
  const tail = await bytes(file, size - tailLength, tailLength);
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0) throw new Error('Not a zip archive: its directory is missing.');
  const count = tail.readUInt16LE(end + 10);
  const directory = await bytes(file, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12));
  /** @type {Entry[]} */
  const entries = [];
  let at = 0;
  for (let n = 0; n < count; n++) {
    if (directory.readUInt32LE(at) !== 0x02014b50)
      throw new Error('The directory of the zip archive is damaged.');
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      size: directory.readUInt32LE(at + 20),
      mode: (directory.readUInt32LE(at + 38) >>> 16) & 0o7777,
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * Where the packed bytes of an entry begin: after its local header, whose length only it knows.
 * @param {import('node:fs/promises').FileHandle} file
 * @param {Entry} entry
 */
async function dataStart(file, { offset }) {
  const local = await bytes(file, offset, 30);
  return offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
}

/**
 * @param {string} archive
 * @param {number} start
 * @param {Entry} entry
 * @param {string} target
 */
async function write(archive, start, { name, method, size, mode }, target) {
  await mkdir(path.dirname(target), { recursive: true });
  const packed = () => createReadStream(archive, { start, end: start + size - 1 });
  if (size === 0) await writeFile(target, '');
  else if (method === 8) await pipeline(packed(), createInflateRaw(), createWriteStream(target));
  else if (method === 0) await pipeline(packed(), createWriteStream(target));
  else throw new Error(`${name} in the zip archive is packed by method ${method}, which is not read here.`);
  if (mode !== 0) await chmod(target, mode & 0o755);
}
