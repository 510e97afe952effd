/**
 * Checks that a DNS packet has the structure of RFC 1035 section 4, which the decoding library does not check: it joins
 * labels with dots (so a dot inside a label would change the name), reads bytes beyond ASCII as UTF-8, uses RDLENGTH in
 * one place and the data in another, and follows any number of pointers.
 */

const HEADER_BYTES = 12;
const CLASS_IN = 1;
const MAX_NAME_BYTES = 255;
/** More pointers than a name can have labels only keep a reader busy. */
const MAX_POINTERS = 127;
/** Far more than any answer to our questions has; limits the time of a hostile one. */
const MAX_RECORDS = 500;
const TYPE = { A: 1, NS: 2, CNAME: 5, SOA: 6, MX: 15, AAAA: 28, OPT: 41 } as const;
const SOA_NUMBERS_BYTES = 20;

class Malformed extends Error {}

/** @throws Malformed, or the RangeError of `DataView` for a packet that ends too early */
function walk(packet: DataView): void {
  let at = 4;

  /** Reads the number in the next two bytes, and moves past it. */
  function number(): number {
    at += 2;
    return packet.getUint16(at - 2);
  }

  /** Moves past a name (section 4.1.4). Its labels are printable ASCII without a dot, unless it is a mailbox. */
  function name(isMailbox = false): void {
    let place = at;
    let end: number | null = null;
    let before = at;
    let length = 1;
    let pointers = 0;
    for (;;) {
      const first = packet.getUint8(place);
      if (first >= 0xc0) {
        const target = packet.getUint16(place) & 0x3fff;
        pointers += 1;
        if (target >= before || target < HEADER_BYTES || pointers > MAX_POINTERS) {
          throw new Malformed();
        }
        end ??= place + 2;
        before = target;
        place = target;
      } else if (first === 0) {
        at = end ?? place + 1;
        return;
      } else {
        length += first + 1;
        // Labels of other kinds begin with 01 or 10.
        if (first >= 0x40 || length > MAX_NAME_BYTES) throw new Malformed();
        const next = place + first + 1;
        for (place += 1; place < next; place += 1) {
          const byte = packet.getUint8(place);
          const isPlain = byte > 0x20 && byte < 0x7f && byte !== 0x2e;
          if (!isPlain && !isMailbox) throw new Malformed();
        }
      }
    }
  }

  /** Moves past the data of one record, which has to fill RDLENGTH exactly if its form is known. */
  function data(type: number, length: number): void {
    const end = at + length;
    if (type === TYPE.A) at += 4;
    else if (type === TYPE.AAAA) at += 16;
    else if (type === TYPE.NS || type === TYPE.CNAME) name();
    else if (type === TYPE.MX) {
      at += 2;
      name();
    } else if (type === TYPE.SOA) {
      name();
      // A mailbox may have a dot in its first label (section 8); nothing depends on it.
      name(true);
      at += SOA_NUMBERS_BYTES;
    } else at = end;
    if (at !== end) throw new Malformed();
  }

  const questions = number();
  const records = number() + number() + number();
  if (questions > 1 || records > MAX_RECORDS) throw new Malformed();
  if (questions === 1) {
    name();
    at += 4;
  }
  for (let left = records; left > 0; left -= 1) {
    name();
    const type = number();
    // The class of an OPT record is a size (RFC 6891 section 6.1.2).
    if (number() !== CLASS_IN && type !== TYPE.OPT) throw new Malformed();
    at += 4;
    data(type, number());
  }
  // Bytes are left, or the last part ends beyond the packet.
  if (at !== packet.byteLength) throw new Malformed();
}

/** True if the bytes are one well-formed packet from first to last. Never throws. */
export function isWellFormed(bytes: Uint8Array): boolean {
  try {
    walk(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return true;
  } catch {
    return false;
  }
}
