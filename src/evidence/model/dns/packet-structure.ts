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

class NotBuiltSo extends Error {}

class Walker {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  #byte(at: number): number {
    const byte = this.#bytes[at];
    if (byte === undefined) throw new NotBuiltSo('the packet ends early');
    return byte;
  }

  /** Reads the number in the two bytes at the walker's place, and moves past it. */
  number(): number {
    if (this.at + 2 > this.#bytes.length) throw new NotBuiltSo('the packet ends early');
    this.at += 2;
    return this.#view.getUint16(this.at - 2);
  }

  skip(count: number): void {
    this.at += count;
    if (this.at > this.#bytes.length) throw new NotBuiltSo('the packet ends early');
  }

  /** Moves past a name (section 4.1.4). Its labels are printable ASCII without a dot, unless it is a mailbox. */
  name(isMailbox = false): void {
    let at = this.at;
    let end: number | null = null;
    let before = at;
    let length = 1;
    let pointers = 0;
    for (;;) {
      const first = this.#byte(at);
      if (first >= 0xc0) {
        const target = ((first & 0x3f) << 8) | this.#byte(at + 1);
        pointers += 1;
        if (target >= before || target < HEADER_BYTES || pointers > MAX_POINTERS) {
          throw new NotBuiltSo('a pointer that leads nowhere');
        }
        end ??= at + 2;
        before = target;
        at = target;
      } else if (first >= 0x40) {
        throw new NotBuiltSo('a label of an unknown kind');
      } else if (first === 0) {
        this.at = end ?? at + 1;
        return;
      } else {
        length += first + 1;
        if (length > MAX_NAME_BYTES) throw new NotBuiltSo('a name that is too long');
        for (let place = at + 1; place <= at + first; place += 1) {
          const byte = this.#byte(place);
          if (!isMailbox && (byte <= 0x20 || byte >= 0x7f || byte === 0x2e)) {
            throw new NotBuiltSo('a label that cannot be written with dots between');
          }
        }
        at += first + 1;
      }
    }
  }

  /** Moves past the data of one record, which has to fill RDLENGTH exactly if its form is known. */
  #data(type: number, length: number): void {
    const end = this.at + length;
    if (end > this.#bytes.length) throw new NotBuiltSo('the packet ends early');
    if (type === TYPE.A) this.skip(4);
    else if (type === TYPE.AAAA) this.skip(16);
    else if (type === TYPE.NS || type === TYPE.CNAME) this.name();
    else if (type === TYPE.MX) {
      this.skip(2);
      this.name();
    } else if (type === TYPE.SOA) {
      this.name();
      // A mailbox may have a dot in its first label (section 8); nothing depends on it.
      this.name(true);
      this.skip(SOA_NUMBERS_BYTES);
    } else this.at = end;
    if (this.at !== end) throw new NotBuiltSo('data of another length than RDLENGTH');
  }

  record(): void {
    this.name();
    const type = this.number();
    const classNumber = this.number();
    // The class of an OPT record is a size (RFC 6891 section 6.1.2).
    if (classNumber !== CLASS_IN && type !== TYPE.OPT)
      throw new NotBuiltSo('a class other than IN');
    this.skip(4);
    this.#data(type, this.number());
  }

  packet(): void {
    this.skip(4);
    const questions = this.number();
    const records = this.number() + this.number() + this.number();
    if (questions > 1 || records > MAX_RECORDS) throw new NotBuiltSo('too much in it');
    for (let left = questions; left > 0; left -= 1) {
      this.name();
      this.skip(4);
    }
    for (let left = records; left > 0; left -= 1) this.record();
    if (this.at !== this.#bytes.length) throw new NotBuiltSo('bytes after the end');
  }
}

/** True if the bytes are one well-formed packet from first to last. Never throws. */
export function isWellFormed(bytes: Uint8Array): boolean {
  try {
    new Walker(bytes).packet();
    return true;
  } catch (error) {
    if (error instanceof NotBuiltSo) return false;
    throw error;
  }
}
