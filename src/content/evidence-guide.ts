/** How to read what DNS and the registries answer: the words of /lookalikes/evidence. */
import { isOfThisSite, type EvidenceConfig } from '@/evidence-config.ts';

/** What may be said of a name in a list; the badges of features/shared/evidence. */
type Answer = 'in-dns' | 'mail' | 'not-in-dns' | 'no-answer' | 'not-checked';

interface AnswerMeaning {
  readonly answer: Answer;
  /** What is known. */
  readonly says: string;
  /** What is not, though one might think so. */
  readonly leavesOpen: string | null;
}

/** In the order in which a reader meets them. */
export const ANSWERS: readonly AnswerMeaning[] = [
  {
    answer: 'in-dns',
    says: 'The name exists, and someone holds it. Its name servers, its addresses or an alias stand behind the badge: press it to read them.',
    leavesOpen:
      'Who holds it, and why. It may be you, a namesake, a dealer in names, or someone who prepares an attack. Many such names have no website at all.',
  },
  {
    answer: 'mail',
    says: 'The name is in DNS and names a server for its mail. What your customers or suppliers send to it by mistake arrives there.',
    leavesOpen: 'Whether anyone reads that mail, and whether any is sent under the name.',
  },
  {
    answer: 'not-in-dns',
    says: 'The zone above the name, `in` or `com` for example, says that DNS holds no such name. The time of that answer stands beside the badge.',
    leavesOpen:
      'Whether it is registered. A name can be bought and not set up yet, or be switched off by its registrar. Tomorrow the answer may be another.',
  },
  {
    answer: 'no-answer',
    says: 'Nothing is known. The resolver was silent, failed, or said something that proves nothing. The reason stands beside the badge.',
    leavesOpen: 'Everything. Such a name counts neither as in use nor as unused: ask again later.',
  },
  { answer: 'not-checked', says: 'The name has not been asked for.', leavesOpen: null },
];

/** What a look into DNS can tell, and what it cannot. */
export const DNS_CAN = [
  'Whether browsers and mail servers can find the name now.',
  'Which machines answer for it, and how long that answer may be kept (TTL).',
  'Whether mail to it arrives somewhere.',
  'Whether its name servers look like those of a parking service, which shows advertisements until the name is sold.',
] as const;

export const DNS_CANNOT = [
  'Who holds the name, and since when.',
  'Whether a page is shown there, or what is on it. We never open such a page.',
  'Whether the name does harm. A badge accuses no one.',
  'Anything below an ending that answers every name. There only name servers of its own count; without them the badge says No answer.',
] as const;

interface Fact {
  readonly term: string;
  /** What stands between `backticks` is set as a name. */
  readonly text: string;
}

/** What a registration tells. */
export const REGISTRATION: readonly Fact[] = [
  {
    term: 'Registered on',
    text: 'The strongest sign there is. A name that imitates yours and is nine days old deserves your attention today. One of fifteen years was rarely made to imitate you.',
  },
  {
    term: 'Registrar',
    text: 'The company through which the name was registered. It can switch the name off, whoever hosts the pages.',
  },
  {
    term: 'Abuse contact',
    text: 'Where complaints are taken. Every address and number of the registrar’s own contact for abuse is shown; else the one that the registry gives, else the registrar itself. It says which.',
  },
  {
    term: 'Status',
    text: 'In words, with the registry’s code. `client hold` means that the registrar has switched the name off: the work is mostly done.',
  },
  {
    term: 'Withheld',
    text: 'Registries mostly withhold who the holder is. Where they say so, you read it. Personal data of holders are neither shown nor kept here, even where a registry gives them.',
  },
  {
    term: 'No record',
    text: 'The registry answered that it knows no such registration. The name may still be reserved, so this does not mean that you can buy it.',
  },
];

/** In their order. */
export const NEXT_STEPS: readonly Fact[] = [
  {
    term: 'Ask your own people first.',
    text: 'A branch, a dealer, an agency or a former partner may hold the name for you.',
  },
  {
    term: 'Put them in order.',
    text: 'Begin with names that are young, that accept mail, and that the eye cannot tell from yours.',
  },
  {
    term: 'Do not visit them.',
    text: 'Not from an office computer, and do not write to the holder: it warns them and costs evidence.',
  },
  {
    term: 'Keep what you saw.',
    text: 'Save the list as CSV: each answer stands in it with its time. An answer is true for its moment only.',
  },
  {
    term: 'Write to the registrar.',
    text: 'To its contact for abuse, with the name, what it does, and since when you know of it. Or have us do it.',
  },
  {
    term: 'If money or passwords are at stake in India,',
    text: 'report it at `cybercrime.gov.in` or call 1930, without waiting for any answer here.',
  },
];

/** Who learns what when names are asked for, on a site with these settings. */
export function whoLearns({ doh, rdap }: EvidenceConfig): readonly Fact[] {
  const facts: Fact[] = [];
  if (doh) {
    facts.push({
      term: doh.name,
      text: isOfThisSite(doh)
        ? 'The names that you have checked, and that this site asks for them. Not your network address.'
        : 'The names that you have checked, and your network address.',
    });
  }
  if (rdap) {
    facts.push({
      term: rdap.name,
      text: 'The one name that you look up. Never a list, and not your network address.',
    });
  }
  if (rdap || (doh && isOfThisSite(doh))) {
    facts.push({
      term: 'This site',
      text: 'Your network address, as with every page, and the names that it passes on.',
    });
  }
  facts.push({
    term: 'The holder of the name',
    text: 'Nothing from us: no page of theirs is opened. Name servers of theirs may see a resolver’s question, as they see many each day.',
  });
  return facts;
}
