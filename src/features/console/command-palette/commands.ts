/** What the command palette can find, and how it is found. */
import type { LucideIcon } from 'lucide-react';

/** One line of the palette: a place to go, or something to do. */
export interface Command {
  id: string;
  /** What is shown. Names of assets and organisations are hostile text. */
  label: string;
  /** True where the label is a domain name. */
  isName?: boolean;
  /** More words it is found by. */
  keywords?: string;
  /** Said quietly at the end of the line. */
  hint?: string;
  /** True where the hint is a domain name. */
  hintIsName?: boolean;
  icon: LucideIcon;
  run: () => void;
}

export interface CommandGroup {
  value: string;
  items: Command[];
}

const MAX_PER_GROUP = 8;

/**
 * The commands whose label, keywords or hint hold every word of `query`, case-insensitively; at most
 * eight a group, those whose label starts with the query first.
 */
export function matchCommands(commands: readonly Command[], query: string): Command[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const start = words[0] ?? '';
  return commands
    .filter(({ label, keywords = '', hint = '' }) => {
      const text = `${label} ${keywords} ${hint}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted(
      (a, b) =>
        Number(b.label.toLowerCase().startsWith(start)) -
        Number(a.label.toLowerCase().startsWith(start)),
    )
    .slice(0, MAX_PER_GROUP);
}
