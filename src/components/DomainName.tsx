import { Fragment, type ReactNode } from 'react';
import { toUnicode } from '@/lib/hostname.ts';
import { beyondAscii, codePoint, graphemes, isUnseen } from '@/lib/invisible.ts';
import { cx } from '@/ui/class-names.ts';

const MAX_SHOWN = 253;

interface DomainNameProps {
  /** The name as the backend sent it: any text at all. */
  name: string;
  /**
   * Which graphemes of the Unicode form are deceptive. Default: every one outside ASCII, which in this
   * product's data is where homoglyphs are.
   */
  isLit?: (grapheme: string, index: number) => boolean;
  /**
   * What to draw before a grapheme, such as a mark for a letter that is missing there. Also asked for the
   * place behind the last one.
   */
  before?: (index: number) => ReactNode;
  /** Also show the punycode form beside an internationalised name. */
  forms?: boolean;
  /** On one line: where room is short, plain stretches are cut, never a lit character or the ending; else it may wrap. */
  oneLine?: boolean;
  className?: string;
}

/**
 * A domain name as what it is: text in mono, never a link; internationalised labels in Unicode with the
 * deceptive characters lit and the punycode form beside; invisible and bidi characters as code points.
 * Names longer than any domain name can be are cut, and say so.
 */
export function DomainName({
  name,
  isLit = beyondAscii,
  before,
  forms = true,
  oneLine = false,
  className,
}: DomainNameProps) {
  const unicode = toUnicode(name);
  const shown = graphemes(unicode.slice(0, MAX_SHOWN));
  const cut = unicode.length > MAX_SHOWN;
  const both = forms && !cut && unicode !== name.toLowerCase();
  const line = oneLine ? lineOf(shown, isLit, before) : WRAPS;
  return (
    <span
      className={cx(
        'inline-block max-w-full min-w-0 align-bottom [text-wrap-style:auto]',
        oneLine && (line === WRAPS ? 'name-wraps' : 'overflow-hidden whitespace-nowrap'),
        className,
      )}
    >
      {/* The room stands after the first form: the second may begin a line. */}
      <bdi
        className={cx('name', line !== WRAPS && 'name-cut text-clip!', both && 'mr-2')}
        translate="no"
      >
        {line === WRAPS
          ? runs(shown, isLit, before)
          : line.map(({ from, to, room }) => (
              <Fragment key={from}>
                {from > 0 && lineStarts(shown, isLit).includes(from) && <wbr />}
                {before?.(from)}
                <Part room={room}>
                  {runs(shown, isLit, (at) => at > from && before?.(at), from, to)}
                </Part>
              </Fragment>
            ))}
        {!cut && before?.(shown.length)}
        {cut && <span className="text-quiet"> … cut at {MAX_SHOWN} characters</span>}
      </bdi>
      {both && <WrittenName className="text-[0.85em] text-quiet">{name}</WrittenName>}
    </span>
  );
}

/** A part of a name, drawn as in the whole, for a line that holds several. */
export function NamePart({
  name,
  isLit,
  className,
}: Pick<DomainNameProps, 'name' | 'className'> & Required<Pick<DomainNameProps, 'isLit'>>) {
  return (
    <bdi className={cx('name', className)} translate="no">
      {runs(graphemes(toUnicode(name)), isLit)}
    </bdi>
  );
}

/** A stretch of a name on one line. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** As how much of the line it may take, in CSS; null where all of it stays in sight. */
  readonly room: string | null;
}

function Part({ room, children }: { room: string | null; children: ReactNode }) {
  if (room === null) return children;
  return (
    <span className="name-part" style={{ maxWidth: room }}>
      {children}
    </span>
  );
}

/** The ending of a name, two short labels where there are (`.co.in`). */
const ENDING = /(?:\.[^.]{2,3})?\.[^.]+$/;

/** As wide as any other in the font. */
const ONE_CELL = /^[!-\u04ff]$/;

/** A shorter stretch would lose more than it gives. */
const SHORTEST_CUT = 6;
/** The least that is left of a stretch, its ellipsis included. */
const LEAST_LEFT = 3;
/** So many characters fit on the narrowest line of a list. */
const LINE = 32;
/** A gap that is drawn (`notch`, names.css): its width and margins. */
const GAP = '8px';

const WRAPS = 'wraps';

/**
 * How a name stands on one line: lit characters, gaps and the ending keep their place, and the longest plain
 * stretch has what is left of the line, with the next ones where that is too little: who reads a name without a lit letter may take it for the
 * genuine one. `WRAPS` where that may not fit, or where characters have a width of their own.
 */
function lineOf(
  shown: readonly string[],
  isLit: (grapheme: string, index: number) => boolean,
  before?: (index: number) => ReactNode,
): readonly Stretch[] | typeof WRAPS {
  const { length } = shown;
  if (length <= MAY_BREAK) return [{ from: 0, to: length, room: null }];
  if (!shown.every((grapheme) => ONE_CELL.test(grapheme))) return WRAPS;
  const [ending = ''] = ENDING.exec(shown.join('')) ?? [];
  const end = length - ending.length;
  const starts = [0];
  let gaps = before?.(length) ? 1 : 0;
  const stays = shown.map((grapheme, at) => at >= end || isLit(grapheme, at));
  for (let at = 0; at < length; at += 1) {
    const gap = before?.(at) ? 1 : 0;
    gaps += gap;
    if (at > 0 && (gap === 1 || stays[at] !== stays[at - 1])) starts.push(at);
  }
  const stretches = starts.map((from, index) => ({ from, to: starts[index + 1] ?? length }));
  const isCut = ({ from, to }: { from: number; to: number }) =>
    stays[from] === false && to - from >= SHORTEST_CUT;
  const longest = stretches.filter(isCut).toSorted((a, b) => b.to - b.from - (a.to - a.from));
  // As few as it takes: one ellipsis is read past, and of two each hides what the other stands for.
  const cut = new Set<(typeof stretches)[number]>();
  let plain = 0;
  const isTooLong = () => length - plain + gaps + LEAST_LEFT * cut.size > LINE;
  for (const one of longest) {
    if (cut.size > 0 && !isTooLong()) break;
    cut.add(one);
    plain += one.to - one.from;
  }
  if (cut.size === 0 || isTooLong()) return WRAPS;
  const kept = length - plain;
  const rest = `100% - ${kept}ch${gaps > 0 ? ` - ${gaps} * ${GAP}` : ''}`;
  return stretches.map((one) => ({
    ...one,
    // Half a pixel more, since widths are rounded.
    room: cut.has(one)
      ? `calc((${rest}) * ${((one.to - one.from) / plain).toFixed(4)} + 0.5px)`
      : null,
  }));
}

/** A name letter by letter as it is written, punycode included; like all names it breaks at its dots. */
export function WrittenName({ children, className }: { children: string; className?: string }) {
  return (
    <bdi className={cx('name', className)} translate="no">
      {runs(Array.from(children), () => false)}
    </bdi>
  );
}

/** Shorter names fit on a line wherever there are names. */
const MAY_BREAK = 16;

/** Up to so many characters a piece stands on one line on the narrowest screen, in the largest type of names. */
const WHOLE = 21;

/**
 * Where lines may begin: before a lit part, so that its dot stands with it, and after the other dots. Two short
 * labels (`co.in`) stay together, and so does an ending with what it ends, where both fit every line.
 *
 * @returns the first index of each piece, but the first
 */
function lineStarts(
  shown: readonly string[],
  isLit: (grapheme: string, index: number) => boolean,
): readonly number[] {
  const lit = (at: number) => at >= 0 && isLit(shown[at] ?? '', at);
  const litAt = (at: number) => lit(at) && !lit(at - 1);
  const dots = shown.flatMap((grapheme, at) => (grapheme === '.' ? [at] : []));
  const starts = dots
    .map((at) => (litAt(at) && lit(at + 1) ? at : at + 1))
    .filter((at) => at > 0 && at < shown.length);
  const end = shown.length;
  const apart = starts.filter((at, index) => {
    const short = at - (starts[index - 1] ?? 0) <= 4 && (starts[index + 1] ?? end) - at <= 4;
    return litAt(at) || !short;
  });
  return apart.filter((at, index) => {
    const to = apart[index + 1] ?? end;
    const ending = to === end || litAt(to);
    return litAt(at) || !ending || to - (apart[index - 1] ?? 0) > WHOLE;
  });
}

/**
 * The name in pieces between which lines end, and nowhere else. A piece with hyphens, after which browsers would
 * end the line too, stays whole; one longer than a line breaks at its hyphens first (`name-label`, names.css). Draws the
 * graphemes from `start` to `end`, which it knows as a part of the whole.
 */
function runs(
  shown: string[],
  isLit: (grapheme: string, index: number) => boolean,
  before?: (index: number) => ReactNode,
  start = 0,
  end = shown.length,
): ReactNode[] {
  if (shown.length <= MAY_BREAK) return runsOf(shown.slice(start, end), start, isLit, before);
  const out: ReactNode[] = [];
  let from = start;
  for (const to of [...lineStarts(shown, isLit).filter((at) => at > start && at < end), end]) {
    const piece = shown.slice(from, to);
    const drawn = runsOf(piece, from, isLit, before);
    const long = piece.length > WHOLE;
    if (from > start) out.push(<wbr key={`w${from}`} />);
    out.push(
      piece.includes('-') ? (
        <span key={`b${from}`} className={long ? 'name-label' : 'name-whole'}>
          {drawn}
        </span>
      ) : (
        drawn
      ),
    );
    from = to;
  }
  return out;
}

/**
 * Plain stretches stay one text node, so that the name can be searched, copied and read aloud whole; lit
 * neighbours are one mark.
 */
function runsOf(
  shown: string[],
  from: number,
  isLit: (grapheme: string, index: number) => boolean,
  before?: (index: number) => ReactNode,
): ReactNode[] {
  const out: ReactNode[] = [];
  let run = '';
  let lit = false;
  const flush = (key: number) => {
    if (run) {
      out.push(
        lit ? (
          <mark key={`t${key}`} className="lit" title={Array.from(run, codePoint).join(' ')}>
            {run}
          </mark>
        ) : (
          <Fragment key={`t${key}`}>{run}</Fragment>
        ),
      );
    }
    run = '';
  };
  shown.forEach((grapheme, at) => {
    const index = from + at;
    const drawn = before?.(index);
    if (drawn) {
      flush(index);
      out.push(<Fragment key={`b${index}`}>{drawn}</Fragment>);
    }
    const characters = Array.from(grapheme);
    if (characters.some(isUnseen)) {
      flush(index);
      for (const [part, character] of characters.entries()) {
        out.push(
          isUnseen(character) ? (
            <span key={`u${index}.${part}`} className="unseen">
              {codePoint(character)}
            </span>
          ) : (
            <Fragment key={`u${index}.${part}`}>{character}</Fragment>
          ),
        );
      }
      return;
    }
    const next = isLit(grapheme, index);
    if (next !== lit) flush(index);
    lit = next;
    run += grapheme;
  });
  flush(from + shown.length);
  return out;
}
