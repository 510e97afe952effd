import { useEffect } from 'react';
import { config } from '@/config.ts';
import { defang } from '@/lib/defang.ts';
import { toUnicode } from '@/lib/idna.ts';
import { labelText } from '@/lib/visible-text.ts';

/** Longer than any host name: the rest of a hostile one is not read. */
const LONGEST_NAME = 256;

/** What the console counts in front of a title. */
const COUNT = /^(?:\(\d+\) )?/;

const counted = (title: string): string => `${COUNT.exec(document.title)?.[0] ?? ''}${title}`;
const isShown = (title: string): boolean => document.title.replace(COUNT, '') === title;

/**
 * Names the alert in the title of the page, so that tabs, history and bookmarks can be told apart. The name stands
 * there defanged, since a title is copied with its address.
 *
 * @param id any text
 * @param name the impersonating domain, any text; undefined while it is not known
 */
export function useAlertTitle(id: string, name: string | undefined): void {
  useEffect(() => {
    const shown =
      name === undefined || name === ''
        ? ''
        : `: ${labelText(defang(toUnicode(name.slice(0, LONGEST_NAME))), 'name not given')}`;
    const before = document.title.replace(COUNT, '');
    const title = `Alert ${labelText(id, 'without a number')}${shown} · ${config.brand}`;
    document.title = counted(title);
    return () => {
      // The next page has set its own by now, unless it is another alert's.
      if (isShown(title)) document.title = counted(before);
    };
  }, [id, name]);
}
