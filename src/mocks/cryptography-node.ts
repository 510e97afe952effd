import { createHmac, randomBytes, scrypt } from 'node:crypto';
import type { Cryptography } from './cryptography.ts';

/** Node's own. */
export const nodeCryptography: Cryptography = {
  random: (count) => randomBytes(count),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest(),
  scrypt: (password, salt) =>
    new Promise((resolve, reject) => {
      scrypt(password, salt, 32, (error, key) => {
        if (error) reject(error);
        else resolve(key);
      });
    }),
};
