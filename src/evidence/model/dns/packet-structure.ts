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

/** Reads past the end throw a RangeError of `DataView`. */
class Walker {
  readonly #packet: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#packet = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Reads the number in the two bytes at the walker's place, and moves past it. */
  #number(): number {
    this.#at += 2;
    return this.#packet.getUint16(this.#at - 2);
  }

  /** Moves past a name (section 4.1.4). Its labels are printable ASCII without a dot, unless it is a mailbox. */
  #name(isMailbox = false): void {
    let at = this.#at;
    let end: number | null = null;
    let before = at;
    let length = 1;
    let pointers = 0;
    for (;;) {
      const first = this.#packet.getUint8(at);
      if (first >= 0xc0) {
        const target = this.#packet.getUint16(at) & 0x3fff;
        pointers += 1;
        if (target >= before || target < HEADER_BYTES || pointers > MAX_POINTERS) {
          throw new Malformed();
        }
        end ??= at + 2;
        before = target;
        at = target;
      } else if (first === 0) {
        this.#at = end ?? at + 1;
        return;
      } else {
        length += first + 1;
        // Labels of other kinds begin with 01 or 10.
        if (first >= 0x40 || length > MAX_NAME_BYTES) throw new Malformed();
        for (let place = at + 1; place <= at + first; place += 1) {
          const byte = this.#packet.getUint8(place);
          const isPlain = byte > 0x20 && byte < 0x7f && byte !== 0x2e;
          if (!isPlain && !isMailbox) throw new Malformed();
        }
        at += first + 1;
      }
    }
  }

  /** Moves past the data of one record, which has to fill RDLENGTH exactly if its form is known. */
  #data(type: number, length: number): void {
    const end = this.#at + length;
    if (type === TYPE.A) this.#at += 4;
    else if (type === TYPE.AAAA) this.#at += 16;
    else if (type === TYPE.NS || type === TYPE.CNAME) this.#name();
    else if (type === TYPE.MX) {
      this.#at += 2;
      this.#name();
    } else if (type === TYPE.SOA) {
      this.#name();
      // A mailbox may have a dot in its first label (section 8); nothing depends on it.
      this.#name(true);
      this.#at += SOA_NUMBERS_BYTES;
    } else this.#at = end;
    if (this.#at !== end) throw new Malformed();
  }

  #record(): void {
    this.#name();
    const type = this.#number();
    // The class of an OPT record is a size (RFC 6891 section 6.1.2).
    if (this.#number() !== CLASS_IN && type !== TYPE.OPT) throw new Malformed();
    this.#at += 4;
    this.#data(type, this.#number());
  }

  packet(): void {
    this.#at = 4;
    const questions = this.#number();
    const records = this.#number() + this.#number() + this.#number();
    if (questions > 1 || records > MAX_RECORDS) throw new Malformed();
    if (questions === 1) {
      this.#name();
      this.#at += 4;
    }
    for (let left = records; left > 0; left -= 1) this.#record();
    // Bytes are left, or the last part ends beyond the packet.
    if (this.#at !== this.#packet.byteLength) throw new Malformed();
  }
}

/** True if the bytes are one well-formed packet from first to last. Never throws. */
export function isWellFormed(bytes: Uint8Array): boolean {
  try {
    new Walker(bytes).packet();
    return true;
  } catch {
    return false;
  }
}
