/**
 * Contacts in RDAP: jCard (RFC 7095, RFC 9083 section 5.1), an array of arrays. Hostile by assumption, and often a
 * little wrong in practice: only usable parts are taken.
 */
import { decodeAll } from '@/lib/decode-text.ts';
import { readMailAddress } from '@/lib/mail-address.ts';
import { parseUrl } from '@/lib/parse-url.ts';
import { isRecord, listOf, textOf, textsOf } from './lenient.ts';

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

/** Maximum number of properties read of a card, and of values or parts of one. */
const MAX_PROPERTIES = 200;
const MAX_VALUES = 20;

/** A number as people write it. */
const NUMBER = /^\+?[0-9 ().\-/]{2,40}(?: ext\. [0-9]{1,10})?$/;
/** Only a `+` and the code of a country: the start of a number that its registry split. */
const COUNTRY_CODE = /^\+[0-9]{1,3}$/;

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
  const numbers = joinNumbers(textsIn(phones).map(numberIn));
  return {
    name: textsIn(propertiesNamed('fn'))[0] ?? textsIn(propertiesNamed('org'))[0] ?? null,
    emails: textsIn(propertiesNamed('email')).concat(mailed).flatMap(addressesIn),
    forms: forms.flatMap((uri) => parseUrl(uri)?.href ?? []),
    phones: numbers.filter((number) => NUMBER.test(number) && !COUNTRY_CODE.test(number)),
  };
}

function propertiesOf(vcardArray: unknown): Property[] {
  const [, properties] = listOf(vcardArray, 2);
  return listOf(properties, MAX_PROPERTIES).flatMap((property) => {
    if (!Array.isArray(property)) return [];
    const [name, parameters, , ...values] = property as unknown[];
    const types = isRecord(parameters) ? textsOf(parameters['type'], MAX_VALUES) : [];
    return [
      {
        name: textOf(name).toLowerCase(),
        types: types.map((type) => type.toLowerCase()),
        values: values.slice(0, MAX_VALUES),
      },
    ];
  });
}

/** The texts of properties; the parts of a structured value (RFC 7095 section 3.3.1.3) are joined. */
function textsIn(properties: readonly Property[]): string[] {
  return properties
    .flatMap(({ values }) => values)
    .map((value) => textOf(listOf(value, MAX_VALUES).map(textOf).join(' ')))
    .filter((text) => text !== '');
}

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
  const lines = numbers.join('\n');
  const joined = lines.replace(/^\+[0-9]{1,3}(?:\n[^+\n].*)+/gm, (run) =>
    run.replaceAll('\n', ' '),
  );
  return joined.split('\n');
}
