/** How to read answers of DNS and the registries: the words of /lookalikes/evidence. */
import { isOfThisSite, type EvidenceConfig } from '@/evidence-config.ts';

/** States of a name in a list; the badges of src/evidence. */
type Answer =
  'address' | 'mail' | 'no-address' | 'in-dns' | 'not-in-dns' | 'no-answer' | 'not-checked';

interface AnswerMeaning {
  readonly answer: Answer;
  /** The fact. */
  readonly says: string;
  /** A conclusion that the fact does not allow; null if nobody would draw one. */
  readonly leavesOpen: string | null;
}

/** In the order in which users meet them. */
export const ANSWERS: readonly AnswerMeaning[] = [
  {
    answer: 'address',
    says: 'Someone holds the name, and it leads to a machine. Press the badge to read its records.',
    leavesOpen: 'Who, and why: you, a namesake, a dealer in names or an attacker.',
  },
  {
    answer: 'mail',
    says: 'Mail that people send to it by mistake arrives there.',
    leavesOpen: 'Whether anyone reads that mail, or sends any.',
  },
  {
    answer: 'no-address',
    says: 'Someone holds the name. It leads to no machine, so no page could be reached there.',
    leavesOpen: 'Whether that lasts: an address is added in minutes.',
  },
  {
    answer: 'in-dns',
    says: 'Someone holds the name. Whether it has an address was not answered.',
    leavesOpen: 'Whether a page can be reached there. Ask again later.',
  },
  {
    answer: 'not-in-dns',
    says: 'DNS had no such name at the time next to the badge.',
    leavesOpen: 'Whether it’s registered. It may be bought already, and set up tomorrow.',
  },
  {
    answer: 'no-answer',
    says: 'Nothing is known. Press the badge to read the reason.',
    leavesOpen: 'Everything. Ask again later.',
  },
  { answer: 'not-checked', says: 'DNS has not been asked yet.', leavesOpen: null },
];

/** Facts that a badge never states. */
export const NO_BADGE_SAYS: readonly Fact[] = [
  {
    term: 'What’s on the page.',
    text: 'Many names have none. This free check never opens it; our paid watch does, in isolated browsers.',
  },
  {
    term: 'Whether the name does harm.',
    text: 'A badge accuses no one.',
  },
  {
    term: 'Anything under an ending that answers every name.',
    text: 'There we count a name only if it has its own name servers.',
  },
];

interface Fact {
  readonly term: string;
  /** Text between backticks is set as a name. */
  readonly text: string;
}

/** Facts in a registration. */
export const REGISTRATION: readonly Fact[] = [
  {
    term: 'Registered on',
    text: 'The strongest sign there is. Nine days old? Look at it today. Fifteen years old? It was hardly made to imitate you.',
  },
  {
    term: 'Registrar',
    text: 'The company that sold the name, with its abuse contact. It can switch the name off, no matter which company hosts the page.',
  },
  {
    term: 'Status',
    text: '`client hold` means the registrar has already switched the name off.',
  },
  {
    term: 'Withheld',
    text: 'Registries mostly hide the holder. We neither show nor keep personal data, even where one gives it.',
  },
  {
    term: 'No record',
    text: 'The registry knows no such name. It may still be reserved, so you can’t count on buying it.',
  },
];

/** In order. */
export const NEXT_STEPS: readonly Fact[] = [
  {
    term: 'Ask your own people.',
    text: 'A branch, a dealer or an agency may hold the name for you.',
  },
  {
    term: 'Start with the worst.',
    text: 'Young names, names that accept mail, names the eye can’t tell from yours.',
  },
  {
    term: 'Don’t visit them from the office,',
    text: 'and don’t write to the holder: that warns them and costs evidence.',
  },
  {
    term: 'Save the list as CSV.',
    text: 'Each answer carries its time, and is true for that moment only.',
  },
  {
    term: 'Have it taken down.',
    text: 'As a customer, you check one request and send it to us; we write to the registrar, the host and the block lists. On your own, write to the registrar’s abuse contact.',
  },
  {
    term: 'Money or passwords at stake in India?',
    text: 'Call 1930 or report at `cybercrime.gov.in` now. Don’t wait for any answer here.',
  },
];

/** Who learns what when names are looked up, on a site with these settings. */
export function whoLearns({ doh, rdap }: EvidenceConfig): readonly Fact[] {
  const facts: Fact[] = [];
  if (doh) {
    facts.push({
      term: doh.name,
      text: isOfThisSite(doh)
        ? 'The names you have checked, and that the question came from this site. Not your network address.'
        : 'The names you have checked, and your network address.',
    });
  }
  if (rdap) {
    facts.push({
      term: rdap.name,
      text: 'The one name you look up, never a list. Not your network address.',
    });
  }
  if (rdap || (doh && isOfThisSite(doh))) {
    facts.push({
      term: 'This site',
      text: 'Your network address, as with every page, and the names it passes on.',
    });
  }
  facts.push({
    term: 'The holder of the name',
    text: 'Nothing from us: this check opens no page of theirs. Their name servers may see a resolver’s question, one of many each day.',
  });
  return facts;
}
