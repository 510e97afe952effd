import type { Block } from '../block.ts';

export const howToReadADomainName: readonly Block[] = [
  'Most people read a web address the way they read a shop sign: they look for a word they know, and stop. Attackers build addresses for exactly that reader. But an address has a grammar, and you can learn it quickly.',
  { heading: 'Find the slash after the name' },
  'Take `https://yourcompany.in.verify-account.example/login`. After the first two slashes, look for the next one: here, after `example`. Everything to the right of it is decoration. The owner of a site can write anything there, including your company’s name. To the left of it is the name of the site, and only that name says where you are. In `https://yourcompany.in@kyc-update.example/`, browsers skip everything before the @.',
  'Now read that name from right to left, one dot at a time. `example` is the ending, which a registry runs. `verify-account` is what someone registered under it. Those two together say who owns the site. That owner added whatever is further left. Here it happens to be `yourcompany.in`: a genuine name, in the wrong place.',
  { heading: 'Some endings have two parts' },
  'In India, many endings are longer than one word. Under `co.in`, `gov.in` and `bank.in`, people register one step further left, so the owner of `yourbank.bank.in` is whoever registered `yourbank`. The difference matters. `bank.in` is open to banks only, while `yourbank-in.com` is open to anyone with a payment card. When you tell customers what your address is, tell them the ending as well.',
  { heading: 'Look at the joints' },
  'Once you know which part was registered, read it letter by letter, and look hardest where words meet. Four tricks cover most of what we see.',
  [
    'A hyphen and a promise: `yourcompany-kyc.in`, `yourcompany-refund.in`. Each word is honest. The pair belongs to someone else.',
    'A letter dropped, doubled or swapped: `yourcompny.in`, `yourcommpany.in`, `yuorcompany.in`. The eye repairs these before you notice.',
    'Letters that merge: `rn` for `m`, as in `yourcornpany.in`, or `vv` for `w`. On a small screen, they’re perfect.',
    'A letter of another alphabet: `yourcomp\u0430ny.in` is written with a Cyrillic letter. It looks right because in nearly every typeface it’s the same drawing.',
  ],
  'You can’t catch the last kind by looking. Browsers help by showing some of these names in their technical form, which begins with `xn--`. If an address that should be plain English begins like that, close it.',
  { heading: 'What the padlock does not say' },
  'The padlock says that no one between you and the site can listen in. It says nothing about who sits at the other end. Certificates are free and issued in moments, and a phishing page has one as readily as a bank does.',
  { heading: 'Habits that work better than eyes' },
  'You don’t have to get good at spotting imitations. You have to stop depending on it.',
  [
    'Go to the sites that matter by your own bookmark or by the app, never by a link in a message.',
    'Let a password manager fill in passwords. It compares the whole name, character by character, and offers nothing on an imitation. If it offers nothing where it usually does, stop.',
    'Before you pay, read the name aloud from right to left. It feels silly, and it works.',
    'If you run the business, print your exact address on invoices and packaging, ending included, and say which addresses you will never use.',
  ],
  'When you do find an imitation, don’t log in to look around. Copy the address, note the time, take a screenshot, and send all three to the company that is being imitated. If money has moved, call the national cybercrime helpline on 1930 first, then your bank on the number on your card. The sooner you report a transfer, the better the chance that it can still be held.',
];
