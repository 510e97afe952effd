/**
 * Contacts in RDAP: jCard (RFC 7095, RFC 9083 section 5.1), an array of arrays. Hostile by assumption, and often a
 * little wrong in practice: only usable parts are taken.
 */
import * as v from 'valibot';
import { decodeAll } from '@/lib/decode-text.ts';
import { readMailAddress } from '@/lib/mail-address.ts';
import { parseUrl } from '@/lib/parse-url.ts';
import { isRecord, text } from './lenient.ts';

export interface Card {
  /** `fn`, or `org` if it is empty; null if neither is given. */
  readonly name: string | null;
  /** Only addresses that a mail can be sent to. */
  readonly emails: readonly string[];
  /** Web addresses of forms for complaints (RFC 8605 section 2.1). */
  readonly forms: readonly string[];
  /** Numbers as the registry writes them, without faxes. */
  readonly phones: readonly string[];
}

/** Maximum number of properties read of a card, and of addresses or numbers kept. */
const MAX_PROPERTIES = 200;
const MAX_KEPT = 20;

/** A number as people write it. */
const NUMBER = /^\+?[0-9 ().\-/]{2,40}(?: ext\. [0-9]{1,10})?$/;
/** Only a `+` and the code of a country: the start of a number that its registry split. */
const COUNTRY_CODE = /^\+[0-9]{1,3}$/;

const isNumber = (text: string): boolean => NUMBER.test(text) && !COUNTRY_CODE.test(text);

interface Property {
  readonly name: string;
  /** The `type` parameters, in lower case. */
  readonly types: readonly string[];
  readonly values: readonly unknown[];
}

/**
 * Reads a contact's name, mail addresses and telephone numbers.
 *
 * @param vcardArray the member of that name: `["vcard", [[name, parameters, type, value...]...]]`. Anything
 *   else reads as an empty card. Never throws.
 */
export function readCard(vcardArray: unknown): Card {
  const properties = propertiesOf(vcardArray);
  const propertiesNamed = (name: string) => properties.filter((property) => property.name === name);
  const phones = propertiesNamed('tel').filter(
    ({ types }) => !types.includes('fax') || types.includes('voice'),
  );
  const contacts = textsIn(propertiesNamed('contact-uri'));
  const mailed = contacts.filter((uri) => /^mailto:/i.test(uri));
  const forms = contacts.filter((uri) => /^https?:/i.test(uri));
  return {
    name: nameIn(propertiesNamed('fn')) ?? nameIn(propertiesNamed('org')),
    emails: distinct(textsIn(propertiesNamed('email')).concat(mailed).flatMap(addressesIn)),
    forms: distinct(forms.flatMap((uri) => parseUrl(uri)?.href ?? [])),
    phones: distinct(joinNumbers(textsIn(phones).map(numberIn)).filter(isNumber)),
  };
}

function propertiesOf(vcardArray: unknown): Property[] {
  if (!Array.isArray(vcardArray)) return [];
  const all: unknown = vcardArray[1];
  if (!Array.isArray(all)) return [];
  return all.slice(0, MAX_PROPERTIES).flatMap((property: unknown): Property[] => {
    if (!Array.isArray(property)) return [];
    const [name, parameters, , ...values] = property as unknown[];
    if (typeof name !== 'string') return [];
    const type = isRecord(parameters) ? parameters['type'] : undefined;
    const types = (Array.isArray(type) ? type : [type])
      .filter((one) => typeof one === 'string')
      .map((one) => one.toLowerCase());
    return [{ name: name.toLowerCase(), types, values: values.slice(0, MAX_KEPT) }];
  });
}

/** The texts of properties; the parts of a structured value (RFC 7095 section 3.3.1.3) are joined. */
function textsIn(properties: readonly Property[]): string[] {
  return properties
    .flatMap(({ values }) => values)
    .map((value) =>
      Array.isArray(value)
        ? v.parse(
            text,
            value
              .slice(0, MAX_KEPT)
              .map((part) => v.parse(text, part))
              .join(' '),
          )
        : v.parse(text, value),
    )
    .filter((value) => value !== '');
}

const nameIn = (properties: readonly Property[]): string | null => textsIn(properties)[0] ?? null;

/** The mail addresses in a text: some registries write `mailto:` (RFC 6068), or several with commas. */
function addressesIn(written: string): string[] {
  const [addresses = ''] = written.split('?');
  return addresses.split(/[\s,;]+/).flatMap((part) => {
    const [, link, bare = ''] = /^<?(mailto:)?(.*?)>?$/i.exec(part) ?? [];
    const address = readMailAddress(link === undefined ? bare : decodeAll(bare));
    return address === null ? [] : [address];
  });
}

/** `tel:+1-555-555-1234;ext=102` (RFC 3966) in readable form. */
function numberIn(written: string): string {
  const [number = '', ...parameters] = written.replace(/^tel:/i, '').split(';');
  const extension = parameters.find((parameter) => /^ext=[0-9]+$/i.test(parameter));
  return number.trim() + (extension ? ` ext. ${extension.slice(4)}` : '');
}

/**
 * Joins numbers that a registry split at their blanks (`+7`, `495`, `5801111`): a country's code is no number, and what
 * follows it is none without it.
 */
function joinNumbers(numbers: readonly string[]): string[] {
  const whole: string[] = [];
  let isOpen = false;
  for (const number of numbers) {
    isOpen = COUNTRY_CODE.test(number) || (isOpen && !number.startsWith('+'));
    const last = whole.at(-1);
    if (isOpen && last !== undefined && !number.startsWith('+')) {
      whole[whole.length - 1] = `${last} ${number}`;
    } else {
      whole.push(number);
    }
  }
  return whole;
}

/** Each once, in the spelling that came first. */
function distinct(all: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const one of all) {
    const key = one.toLowerCase();
    if (seen.size < MAX_KEPT && !seen.has(key)) seen.set(key, one);
  }
  return [...seen.values()];
}
