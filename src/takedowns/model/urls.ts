/** The URLs that a user gives in an abuse report. */
import { isSameOrSubdomain } from '@/lib/is-same-or-subdomain.ts';
import { refang, refangDots } from '@/lib/defang.ts';
import { parseUrl } from '@/lib/parse-url.ts';
import { shortened } from '@/lib/visible-text.ts';
import type { ReportedName } from './types.ts';

export interface SeenUrl {
  /** In ASCII, without anything that could end a line. */
  readonly url: string;
  /** The name of the notice that it belongs to. */
  readonly name: ReportedName;
}

export interface SeenUrls {
  readonly found: readonly SeenUrl[];
  /** Says which parts of the input are no such address, and why; null if all are. */
  readonly problem: string | null;
}

const MAX_URLS = 100;
const MAX_LENGTH = 2_000;
/** Up to this many refused addresses are named at once. */
const MAX_PROBLEMS = 3;

/** White space, and a comma, semicolon or bar before another address. */
const SEPARATOR = /\s+|[,;|、，；](?=["'“‘«<(「『【]*h(?:tt|xx|\*\*)ps?\b)/i;
/** Quotes and angle brackets around an address, markup or the end of a sentence after it, invisible characters. */
const AROUND =
  /^["'`“‘«<「『【\u200b\u2060\ufeff]+|(?:["'`”’»>」』】,;.!?:।॥。\u200b\u2060\ufeff]|<[^<]*)+$/g;
/** A bracket that was opened before the address. */
const CLOSED = /^([^([]+)[)\]]+$/;
/** Brackets around an address, and Markdown's text of a link before it. */
const BRACKETS = /^(?:\[[^\]]*\])?\((.*)\)[,;.।]*$|^\[(.*)\][,;.।]*$/;

/**
 * Reads addresses, defanged or not, and says which of the names each belongs to.
 *
 * @param typed addresses separated by white space or commas, with or without quotes
 */
export function readUrls(typed: string, names: readonly ReportedName[]): SeenUrls {
  const parts = refangDots(typed)
    .split(SEPARATOR)
    .map((part) => part.replace(BRACKETS, '$1$2').replaceAll(AROUND, '').replace(CLOSED, '$1'))
    // As copied from the source of a page or a mail.
    .map((part) => part.replaceAll('&amp;', '&'))
    // A list's own marks and numbers are no entries; an IP address is one, and reported.
    .filter((part) => !/^(?:[^\p{L}\p{N}]*|\d{1,3}[.):]?)$/u.test(part));
  if (parts.length > MAX_URLS) {
    return { found: [], problem: `Give at most ${MAX_URLS} addresses` };
  }
  const found: SeenUrl[] = [];
  const problems = new Set<string>();
  for (const part of parts) {
    const read = readUrl(part, names);
    if (typeof read === 'string') problems.add(read);
    else if (!found.some(({ url }) => url === read.url)) found.push(read);
  }
  const beyond = problems.size - MAX_PROBLEMS;
  const shown = [...problems].slice(0, MAX_PROBLEMS).join('. ');
  return { found, problem: beyond > 0 ? `${shown}. And ${beyond} more` : shown || null };
}

function readUrl(part: string, names: readonly ReportedName[]): SeenUrl | string {
  const shown = shortened(part, 60);
  const text = refang(part);
  const url = /^https?:\/\//i.test(text) && part.length <= MAX_LENGTH ? parseUrl(text) : null;
  if (url === null) {
    return `“${shown}” is no address of a page: it begins with http:// or https:// and has at most ${MAX_LENGTH} characters`;
  }
  const host = url.hostname.replace(/\.$/, '');
  const name =
    names.find((one) => one.host !== null && isSameOrSubdomain(host, one.host)) ??
    names.find((one) => one.registrable !== null && isSameOrSubdomain(host, one.registrable));
  return name === undefined
    ? `“${shown}” does not belong to ${names.length === 1 ? 'the name' : 'any of the names'} of this report`
    : { url: url.href, name };
}
