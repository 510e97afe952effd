/**
 * What is true no matter who sent a message, by the subjects that it mentions (advice of I4C, RBI, NPCI, TRAI, SEBI and the
 * Department of Posts). Words show neither fraud nor honesty, so each rule must be true of a fraud, of a bank's own
 * notice, of a warning and of its victim's account alike.
 */

export interface Rule {
  /** Kept in a verdict's address. */
  readonly key: string;
  /** What a message speaks of, in small letters. */
  readonly words: RegExp;
  /** What makes it another thing. */
  readonly not?: RegExp;
  /** What holds. */
  readonly holds: string;
  /** What to do, as a heading that a phone has room for, where `holds` is no order: `act` then follows it as well. */
  readonly short?: string;
  /** What to do, or what follows. A number to call is named as "call 1930". */
  readonly act: string;
  /** Both for those who read Hindi more easily. */
  readonly hindi: string;
  /** What cannot wait where it has happened already. The Hindi holds it, too. */
  readonly already?: string;
  /** The rules that still say something after it, by their keys; left out, any. */
  readonly beside?: readonly string[];
  /** Whether it wants to be called: not to call is then what matters first. */
  readonly isByCall?: true;
  /** Whether the company that is spoken of can be asked about it. */
  readonly isCompanys?: true;
  /** Whether it sends its reader to the sender's own place, as the answer on a company's own name does. */
  readonly isLookUp?: true;
  /** Whether it is of a number that was pasted alone. */
  readonly isNumber?: true;
  /** Whether a message of this asks its reader to act: a link to another company's name is then told as such. */
  readonly isPressing?: true;
}
