/**
 * Blocklists with one name a line. A name here has been read as a domain name (`readAlertName`): letters, digits,
 * hyphens and dots, so it cannot end its line or begin another. Unicode forms are only in comments.
 */
import { defang } from '@/lib/defang.ts';
import { inComment, unicodeBeside } from './names.ts';
import { chunksOf } from './chunks.ts';
import type { ExportOptions, ExportRow, Writer } from './types.ts';

/**
 * Returns the comment lines at the top of a list. A partial list says so; otherwise it would be taken for the whole.
 *
 * @param names number of names in the list
 * @param of number of alerts that it was made from
 */
export function headLines(options: ExportOptions, names: number, of: number): readonly string[] {
  const part = names < of ? ` of ${of} alerts` : '';
  const whose = `${names === 1 ? 'name that imitates' : 'names that imitate'} names of ${inComment(options.producer)}`;
  return [
    // Blockers take a first word with a colon for a setting of the list: “Redirect: …”.
    `List “${inComment(options.view)}”${part && `, ${names}${part}`}: ${names} ${whose}`,
    ...(part === '' ? [] : [`Left out: ${options.leftOut.join('; ')}`]),
    `Made ${inComment(options.madeAt)}`,
    `TLP:${options.tlp.toUpperCase()}`,
  ];
}

/** A list whose lines contain the A-label name and the Unicode form, null if there is none. */
function list(
  head: (options: ExportOptions, names: number, of: number) => string,
  line: (ascii: string, unicode: string | null, options: ExportOptions) => string,
): Writer {
  return (rows, kept, options) => {
    const textOf = ({ name }: ExportRow) =>
      name.is === 'name' ? `${line(name.ascii, unicodeBeside(name.ascii), options)}\n` : '';
    return chunksOf(rows, kept, { head: head(options, kept.length, rows.count), textOf });
  };
}

const headWith = (sign: string) => (options: ExportOptions, names: number, of: number) =>
  headLines(options, names, of)
    .map((text) => `${sign} ${text}\n`)
    .join('');

/** hosts(5): the null address and a name; `#` begins a comment anywhere. */
export const writeHosts = list(
  headWith('#'),
  (ascii, unicode) => `0.0.0.0 ${ascii}${unicode === null ? '' : ` # ${unicode}`}`,
);

/** Adblock Plus filters: `||name^` covers a name and all below it. A comment has its own line. */
export const writeAdblock = list(
  headWith('!'),
  (ascii, unicode) => `${unicode === null ? '' : `! ${unicode}\n`}||${ascii}^`,
);

/** One name a line and nothing else: readers of such lists know no comments. */
export const writePlain = list(
  () => '',
  (ascii, _unicode, { defanged }) => (defanged ? defang(ascii) : ascii),
);
