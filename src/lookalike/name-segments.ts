/** Runs of an alignment for what stands around the registered labels: subdomains, dots, whole names. */

import { align } from './align.ts';
import { graphemes } from './characters.ts';
import { segment, stepSegments } from './segments.ts';
import type { DomainForms, Segment } from './types.ts';

interface Names {
  readonly asset: DomainForms;
  readonly candidate: DomainForms;
}

/** `hdfcbankcom.net`, `hdfcbank-com.net`: the whole name without its dots or with dashes for them, in front of another ending. */
function gluedSegments(
  asset: DomainForms,
  candidate: DomainForms,
  glue: '' | '-',
): Segment[] | null {
  const bare = asset.unicode.replaceAll('.', glue);
  if (!candidate.unicode.startsWith(`${bare}.`)) return null;
  const dot =
    glue === ''
      ? segment('removed', ['.'], [], null)
      : segment('changed', ['.'], [glue], 'dot-to-dash');
  const own = asset.labels.flatMap((label, at) => {
    const letters = graphemes(label);
    const same = segment('same', letters, letters, null);
    return at === 0 ? [same] : [dot, same];
  });
  return [...own, segment('added', [], graphemes(candidate.unicode.slice(bare.length)), null)];
}

/** Whole names, dots and all, for accounts that move dots. */
export function wholeAlignment({ asset, candidate }: Names): Segment[] {
  const left = graphemes(asset.unicode);
  const right = graphemes(candidate.unicode);
  const at = candidate.unicode.indexOf(asset.unicode);
  if (at >= 0) {
    const before = graphemes(candidate.unicode.slice(0, at)).length;
    return [
      segment('added', [], right.slice(0, before), null),
      segment('same', left, left, null),
      segment('added', [], right.slice(before + left.length), null),
    ];
  }
  const glued = gluedSegments(asset, candidate, '') ?? gluedSegments(asset, candidate, '-');
  if (glued) return glued;
  const whole = align(left, right, false);
  return whole ? stepSegments(whole.steps, left, right) : [segment('changed', left, right, null)];
}

/** The labels in front of the registered names, exchanged as a whole where they differ. */
export function subdomainSegments({ asset, candidate }: Names): Segment[] {
  const prefix = (forms: DomainForms) => forms.subdomains.map((label) => `${label}.`).join('');
  const left = prefix(asset);
  const right = prefix(candidate);
  if (left === right) return [segment('same', graphemes(left), graphemes(right), null)];
  return [
    segment('removed', graphemes(left), [], null),
    segment('added', [], graphemes(right), null),
  ];
}
