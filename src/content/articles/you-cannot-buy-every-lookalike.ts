import type { Block } from '../block.ts';

export const youCannotBuyEveryLookalike: readonly Block[] = [
  'After a first phishing case, someone in the meeting says it: why don’t we just buy all the names that look like ours? It’s a fair question with a short answer. You can’t, because there’s no end to them. The longer answer is more useful, since a few of those names are worth having and the rest can be dealt with in other ways.',
  { heading: 'How many are there?' },
  'Take a name of ten letters. Leave out one letter, double one, or swap two neighbours, and you have a couple of dozen names. Replace each letter by its neighbours on the keyboard, and you have scores. Now let every letter be replaced by characters of other alphabets that look the same; some have a dozen such doubles. Put a hyphen anywhere. Put one of a few hundred words before or after it: `login`, `kyc`, `refund`, `care`, `offer`. Then remember that all of this exists again under each of the many hundreds of endings that anyone may register.',
  'Multiply those numbers, and you don’t get a shopping list. Even a large company that bought a thousand of them would own a rounding error, and would renew it every year. The attacker needs one name, chooses after you have chosen, and pays with someone else’s card.',
  { heading: 'Which names attackers really use' },
  'Not all of these are equally likely. Attackers choose by where people will see the name. In a text message or a chat, the reader sees a link for a moment on a small screen, and a name that says something sensible is the best bait: `yourcompany-kyc.in`. No one stumbles over the spelling, because there’s nothing wrong with it. The words are the attack.',
  'In mail between businesses, it’s different. Reader and sender know each other, and have seen the address a hundred times. Here a single letter changes, and the mail says that the bank account has changed too. `yuorcompany.in` is good enough, since no one reads an address they recognise.',
  'In advertisements and search results a copied shop sits on a name that is yours with another ending, or yours with `store` or `sale` after it. And letters of foreign alphabets, the most elegant trick of all, are rarer than their fame, since many browsers and mail programs now show such names in their technical form. They’re still dangerous wherever they’re displayed as drawn, such as in documents, chat apps and posters.',
  { heading: 'The few that are worth buying' },
  'Buy a name if it does work for you, or if losing it would cost more than keeping it. In practice, that’s a list you can read in one breath.',
  [
    'Your name under the endings your customers would guess: `.in`, `.co.in` and `.com` at least. If you are a bank, your genuine home is under `.bank.in`, and the older addresses are kept and forwarded.',
    'The one or two misspellings that your own visitors really type. Your mail server knows them: look at the addresses that bounce.',
    'Your name with and without the hyphen, if it has two words.',
    'Names you used in the past. A domain that once carried your mail and has lapsed is worth more to an attacker than any lookalike: old invoices, old logins and old contacts still point to it.',
    'The names of products that people search for without the company’s name.',
  ],
  'Whatever you buy, switch it off properly. Let it forward to your site, and publish records that say it sends no mail: an SPF record that allows no server, and a DMARC policy that rejects. Without them, people who never paid for a parked name can abuse it.',
  { heading: 'What protects you against all the others' },
  'For the endless rest, replace ownership with attention. Four measures, best value first:',
  [
    'Make your own mail impossible to forge. SPF, DKIM and a DMARC policy of reject on every domain you own, the silent ones included. It costs effort but no money, and it takes away the easiest attack, in which your true name is used.',
    'Teach one address. If every letter, invoice, app and poster shows the same name with the same ending, everything else looks odd. Companies that send customers to five different domains train them to accept a sixth.',
    'Watch the names as they are born. New certificates are published within a day, and so are new names under most general endings; under `.in` the certificate is often the first sign. A machine can compare them with your name by every technique at once, and a person can look at what it picks out. A name is seldom used in the hour it is bought, and that gap is your head start.',
    'Have the takedown ready. Keep proof of your mark at hand. With us, you check one request and send it to us; we write to the registrar, the host and the block lists, and follow up. A name that lives for a few hours has hardly paid for its registration.',
  ],
  'This is also the cheaper way. Registrations are paid for each name and each year, whether anyone attacks or not. Watching has one fee for all names, including those that no one in the meeting thought of.',
  { heading: 'A rule for the meeting' },
  'So when the question comes up, ask three things of each name on the table. Would a customer type it by mistake, unprompted? Have we ever used it ourselves? Would we point it at something? One yes, and it’s worth its yearly fee. Three times no, and it belongs on the watch list, where it costs nothing and has company.',
  'One more thing belongs in the minutes: who renews what you own. We’ve seen more harm done by a genuine domain that lapsed over a long weekend than by a year of clever imitations. Write down each name, the account that holds it, the person who can log in there, and the date. Give the registrar an address that several people read. It’s the dullest document in all of security, and nothing in this article will save you as much trouble.',
];
