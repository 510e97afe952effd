import type { ReactNode } from 'react';

type Part = 'intro' | 'kind' | 'recipients' | 'fields' | 'mail';

/** Room for the mail beside its fields: `lg`. */
export const WIDE = '(min-width: 64rem)';

/**
 * The parts of a notice in the order of the eye, in which the keyboard goes, too. The mail stands beside all of it, or right
 * below its recipients, to be read before it is opened; what some mail asks for comes before that. A phone, where the kind
 * takes the room of two rows, begins with the recipients.
 *
 * @param asksFields whether some mail needs what the fields ask for
 */
export function inOrder(
  parts: Readonly<Record<Part, ReactNode>>,
  { isWide, isNarrow, asksFields }: Record<'isWide' | 'isNarrow' | 'asksFields', boolean>,
): ReactNode[] {
  const { intro, kind, recipients, fields, mail } = parts;
  if (isNarrow) {
    return asksFields
      ? [intro, recipients, kind, fields, mail]
      : [intro, recipients, mail, kind, fields];
  }
  return isWide || asksFields
    ? [intro, kind, recipients, fields, mail]
    : [intro, kind, recipients, mail, fields];
}
