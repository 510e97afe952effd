/** What the admin's help articles say of live evidence, where names can be looked up; see evidence-config.ts. */
import type { EvidenceConfig } from '@/evidence-config.ts';
import type { HelpBlock } from './help-article.ts';

/** The sections at the ends of the articles, by slug; those of what these settings leave out are empty. */
export function evidenceHelp({
  doh,
  rdap,
}: EvidenceConfig): Readonly<Record<string, readonly HelpBlock[]>> {
  const looks = [
    doh && 'DNS says whether the name exists, where it leads, and whether it accepts mail.',
    rdap &&
      'Registration says since when the name is registered, through whom, and where complaints are taken. A young registration is the strongest sign of an attack.',
  ].filter((text) => text !== null);
  if (looks.length === 0) return {};
  return {
    'register-assets': doh
      ? [
          { heading: 'Which lookalikes exist already' },
          {
            text: 'The lookalike finder on the public site can ask DNS. Type the name there and press Check which exist. Before it asks, it says who will see how many names.',
          },
        ]
      : [],
    'read-an-alert': [
      { heading: 'Look-ups' },
      {
        points: [
          'Press Look now on the page of an alert. Nothing is asked before that, and the card says who will see the name.',
          ...looks,
          ...(doh
            ? [
                'Not in DNS doesn’t mean that a name is free. It may be registered and switched off. No answer means that nothing is known; the reason stands beside it.',
              ]
            : []),
          'Raw answer shows what came, word for word. Copy evidence gives everything as text, defanged, with times and sources.',
        ],
      },
      { text: 'Show sample evidence opens an example that belongs to no alert; it is marked.' },
    ],
    'ask-for-a-takedown': [
      { heading: 'Look the name up first' },
      {
        text: rdap
          ? `Press ${doh ? 'Look up both and fill in' : 'Look up the registrar and fill in'} above the recipients; for several names the button is ${doh ? 'Look up both for all' : 'Look up the registrars of all'}. ${doh ? 'What was found of each name opens below it: whether it has an address, and whether it accepts mail. ' : ''}The request then names the registrar, its address for complaints, and how old the registration is, each with the time it was seen. Read the address before you send the request; you can change it.`
          : 'Press Look up DNS and fill in above the recipients; for several names the button is Look up DNS for all. The request then names the addresses and the mail servers, with the time they were seen.',
      },
    ],
    'profile-and-users': [
      { heading: 'What was looked up' },
      {
        text: `Answers about names stay in this browser’s memory until you log out or close the tab. One line of each that you asked for from an alert${rdap ? ', such as since when the name is registered and where,' : ''} stays in the history of its case, in this browser. None of it is sent to our server.`,
      },
    ],
    'figures-and-reports': doh
      ? [
          { heading: 'DNS in your list' },
          {
            text: 'Check DNS, above the list of alerts, asks for the names of the rows that match, once you have read who will see them. The list then has a column and a filter for the answers: whether a name has an address, and whether it accepts mail. No MX means that it names no mail server. The CSV file has the answers with their times. Count names without an answer separately; they’re neither in DNS nor absent from it.',
          },
        ]
      : [],
  };
}
