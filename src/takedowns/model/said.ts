/** Text from outside, made fit for a notice: plain, on its own line, and no link. */
import { defang } from '@/lib/defang.ts';
import { toUnicode } from '@/lib/idna.ts';
import { domainOf } from '@/lib/read-name.ts';
import { visibleName, visibleText } from '@/lib/visible-text.ts';

const mark = (point: string): string => `<${point}>`;

/** The first characters of a text, never half of one: that could not be written into a mail's address. */
const cut = (text: string, most: number): string => {
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
};

/** A name defanged, in Unicode, on one line. */
export const saidName = (name: string, most = 253): string =>
  cut(defang(visibleName(toUnicode(name), mark)), most);

/** Running text from outside on one line; the names and addresses in it are defanged. */
export const saidProse = (text: string, most = 600): string =>
  cut(
    visibleName(text.replace(/\s+/g, ' ').trim(), mark)
      .replace(/\bhttp(?=s?:\/\/)/gi, 'hxxp')
      .replaceAll('://', '[://]')
      .replace(/(?<=\S)\.(?=\S)/g, '[.]'),
    most,
  );

/** What a person typed into a field of several lines: line ends stay, and nothing in it is hidden. */
export const saidTyped = (text: string): string => visibleText(text.trim(), mark);

/** The same for a field of one line. */
export const saidLine = (text: string): string =>
  visibleName(text.replace(/\s+/g, ' ').trim(), mark);

/** The owner's own name as it is, if it is one; else as any text from outside. */
export const saidOwn = (name: string): string =>
  domainOf(name) === null ? saidProse(name) : visibleName(name, mark);
