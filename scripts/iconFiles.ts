/** PNG pictures of one icon by their size in pixels. */
export type Pictures = ReadonlyMap<number, Buffer>;

const icoHeadBytes = 6;
const icoEntryBytes = 16;

/** The icon of Windows: a directory of PNG pictures of at most 256 pixels. */
export function encodeIco(pictures: Pictures): Buffer {
  const held = [...pictures].filter(([size]) => size <= 256);
  const head = Buffer.alloc(icoHeadBytes);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(held.length, 4);
  let offset = icoHeadBytes + icoEntryBytes * held.length;
  const entries = held.map(([size, picture]) => {
    const entry = Buffer.alloc(icoEntryBytes);
    // A byte has no room for 256: nought stands for it.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...held.map(([, picture]) => picture)]);
}

/** The names that macOS gives to PNG pictures of a size; those of twice a size serve sharp screens. */
const icnsTypes: readonly (readonly [string, number])[] = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic08', 256],
  ['ic13', 256],
  ['ic09', 512],
  ['ic14', 512],
  ['ic10', 1024],
];

/** The icon of macOS: PNG pictures, each after its type and length. */
export function encodeIcns(pictures: Pictures): Buffer {
  const parts = icnsTypes.flatMap(([type, size]) => {
    const picture = pictures.get(size);
    return picture === undefined ? [] : [chunk(type, picture)];
  });
  return chunk('icns', Buffer.concat(parts));
}

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32BE(head.length + content.length, 4);
  return Buffer.concat([head, content]);
}
