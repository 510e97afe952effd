/**
 * SHA-256 (FIPS 180-4), HMAC (RFC 2104), PBKDF2 (RFC 8018) and scrypt (RFC 7914) in plain TypeScript, for the
 * demonstration in a page. Its accounts and their passwords are printed on its log-in page: nothing here
 * guards anything of value. The tests hold it against the vectors of the RFCs and against Node's own.
 */
import type { Cryptography } from './cryptography.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The first 32 bits of the fractional parts of a root of the first primes (FIPS 180-4, 4.2.2 and 5.3.3). */
function constants(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (isPrime(candidate)) found.push((root(candidate) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) {
    if (candidate % divisor === 0) return false;
  }
  return true;
}

const START = constants(8, Math.sqrt);
const ROUND = constants(64, Math.cbrt);

const turnRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor((message.length * 8) / 2 ** 32));
  view.setUint32(length - 4, message.length * 8);

  const state = START.slice();
  const schedule = new Uint32Array(64);
  for (let offset = 0; offset < length; offset += 64) {
    for (let index = 0; index < 16; index += 1) {
      schedule[index] = view.getUint32(offset + index * 4);
    }
    compress(state, schedule);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) digest.setUint32(index * 4, word);
  return new Uint8Array(digest.buffer);
}

/** One block (FIPS 180-4, 6.2.2). The indices stay inside, so that `!` holds. */
function compress(state: Uint32Array, schedule: Uint32Array): void {
  for (let index = 16; index < 64; index += 1) {
    const early = schedule[index - 15]!;
    const late = schedule[index - 2]!;
    const small0 = turnRight(early, 7) ^ turnRight(early, 18) ^ (early >>> 3);
    const small1 = turnRight(late, 17) ^ turnRight(late, 19) ^ (late >>> 10);
    schedule[index] = schedule[index - 16]! + small0 + schedule[index - 7]! + small1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const big1 = turnRight(e, 6) ^ turnRight(e, 11) ^ turnRight(e, 25);
    const first = (h + big1 + ((e & f) ^ (~e & g)) + ROUND[index]! + schedule[index]!) | 0;
    const big0 = turnRight(a, 2) ^ turnRight(a, 13) ^ turnRight(a, 22);
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = state[index]! + word;
  }
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const whole = new Uint8Array(a.length + b.length);
  whole.set(a);
  whole.set(b, a.length);
  return whole;
}

/** PBKDF2-HMAC-SHA-256 with the one iteration that scrypt asks for. */
function pbkdf2Once(password: Uint8Array, salt: Uint8Array, length: number): Uint8Array {
  const key = new Uint8Array(length);
  for (let block = 0; block * 32 < length; block += 1) {
    const number = new Uint8Array(4);
    new DataView(number.buffer).setUint32(0, block + 1);
    const piece = hmacSha256(password, joined(salt, number));
    key.set(piece.subarray(0, length - block * 32), block * 32);
  }
  return key;
}

const turnLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** One quarter round of Salsa20 (RFC 7914, section 3). */
function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[b]! ^= turnLeft(x[a]! + x[d]!, 7);
  x[c]! ^= turnLeft(x[b]! + x[a]!, 9);
  x[d]! ^= turnLeft(x[c]! + x[b]!, 13);
  x[a]! ^= turnLeft(x[d]! + x[c]!, 18);
}

/** Salsa20/8 of 16 words, in place; `x` is room to work in. */
function salsa208(words: Int32Array, x: Int32Array): void {
  x.set(words);
  for (let round = 0; round < 4; round += 1) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 5, 9, 13, 1);
    quarter(x, 10, 14, 2, 6);
    quarter(x, 15, 3, 7, 11);
    quarter(x, 0, 1, 2, 3);
    quarter(x, 5, 6, 7, 4);
    quarter(x, 10, 11, 8, 9);
    quarter(x, 15, 12, 13, 14);
  }
  for (let index = 0; index < 16; index += 1) words[index]! += x[index]!;
}

/** scryptBlockMix (RFC 7914, section 4): from `input` to `output`, both of 2r blocks of 16 words. */
function blockMix(input: Int32Array, output: Int32Array, room: Mixing): void {
  const { mixed, x } = room;
  const blocks = input.length / 16;
  mixed.set(input.subarray(input.length - 16));
  for (let block = 0; block < blocks; block += 1) {
    for (let index = 0; index < 16; index += 1) mixed[index]! ^= input[block * 16 + index]!;
    salsa208(mixed, x);
    // The even blocks come first, then the odd ones.
    output.set(mixed, ((block >> 1) + (block % 2 === 0 ? 0 : blocks / 2)) * 16);
  }
}

interface Mixing {
  readonly mixed: Int32Array;
  readonly x: Int32Array;
}

/** How much of the work is done before the page may paint. */
const AT_ONCE = 2048;
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * scrypt (RFC 7914) with p = 1. It lets the page paint now and then.
 *
 * @param cost N, a power of 2
 * @param size r
 */
export async function scrypt(
  password: Uint8Array,
  salt: Uint8Array,
  { cost, size, length }: { cost: number; size: number; length: number },
): Promise<Uint8Array> {
  const bytes = pbkdf2Once(password, salt, 128 * size);
  const view = new DataView(bytes.buffer);
  const count = 32 * size;
  let block = Int32Array.from({ length: count }, (_none, index) => view.getInt32(index * 4, true));
  let next = new Int32Array(count);
  const room: Mixing = { mixed: new Int32Array(16), x: new Int32Array(16) };
  const memory = new Int32Array(count * cost);
  for (let index = 0; index < cost; index += 1) {
    // Each step needs the one before.
    // oxlint-disable-next-line no-await-in-loop
    if (index % AT_ONCE === AT_ONCE - 1) await breath();
    memory.set(block, index * count);
    blockMix(block, next, room);
    [block, next] = [next, block];
  }
  for (let step = 0; step < cost; step += 1) {
    // oxlint-disable-next-line no-await-in-loop
    if (step % AT_ONCE === AT_ONCE - 1) await breath();
    const from = (block[count - 16]! & (cost - 1)) * count;
    for (let index = 0; index < count; index += 1) block[index]! ^= memory[from + index]!;
    blockMix(block, next, room);
    [block, next] = [next, block];
  }
  for (const [index, word] of block.entries()) view.setInt32(index * 4, word, true);
  return pbkdf2Once(password, bytes, length);
}

/** What a page can do by itself, on an insecure origin too. */
export const pageCryptography: Cryptography = {
  random: (count) => crypto.getRandomValues(new Uint8Array(count)),
  hmac: (key, text) => hmacSha256(key, bytesOf(text)),
  scrypt: (password, salt) =>
    scrypt(bytesOf(password), salt, { cost: 16_384, size: 8, length: 32 }),
};
