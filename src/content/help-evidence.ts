/** Help articles for the admin about live evidence, if names can be looked up; see evidence-config.ts. */
import type { EvidenceConfig } from '@/evidence-config.ts';
import type { Block } from './block.ts';

/** The sections at the ends of the articles, by slug; empty for services that these settings omit. */
export function evidenceHelp({
  doh,
  rdap,
}: EvidenceConfig): Readonly<Record<string, readonly Block[]>> {
  const looks = [
    doh && 'DNS says whether the name exists, where it leads, and whether it accepts mail.',
    rdap &&
      'Registration gives the name’s registration date, its registrar, and the address for complaints. A young registration is the strongest sign of an attack.',
  ].filter((text) => text !== null);
  if (looks.length === 0) return {};
  return {
    'register-assets': doh
      ? [
          { heading: 'Which lookalikes exist already' },
          'The lookalike finder on the public site can ask DNS. Type the name there and press Check which exist. Before it asks, it says who will see how many names.',
        ]
      : [],
    'read-an-alert': [
      { heading: 'Look-ups' },
      [
        'Press Look now on the page of an alert. Nothing is asked before that, and the card says who will see the name.',
        ...looks,
        ...(doh
          ? [
              'Not in DNS doesn’t mean that a name is free. It may be registered and switched off. No answer means that nothing is known; the reason is next to it.',
            ]
          : []),
        'Raw answer shows what came. Copy evidence gives everything as text, defanged, with times and sources.',
      ],
      'Show sample evidence opens an example that belongs to no alert; it is marked.',
    ],
    'ask-for-a-takedown': [
      { heading: 'Look the name up first' },
      rdap
        ? 'Press Look up both on the alert’s page, or Look up registrar and host under “Also write to the registrar and the host”. The letter then names the registrar and how old the registration is, with the time it was seen, and the registrar’s abuse address is filled in. Read the address before you send the letter; you can change it.'
        : 'Press Look now on the alert’s page, or Look up registrar and host under “Also write to the registrar and the host”. The letter then names the addresses and the mail servers, with the time they were seen.',
    ],
    'profile-and-users': [
      { heading: 'What was looked up' },
      `The last answer about each name${rdap ? ', of DNS and of the registry,' : ''} stays in this browser with your cases and its time, and is exported with them. Each answer to a look-up from an alert also adds a line to the history of its case. An answer from another day is shown with its date: look again for the current one. A takedown request names only what was looked up since you logged in. None of it is sent to our server.`,
    ],
    'figures-and-reports': doh
      ? [
          { heading: 'DNS in your list' },
          'Check DNS, above the list of alerts, asks for the names of the rows that match, once you have read who will see them. The list then has a column and a filter for the answers: whether a name has an address, and whether it accepts mail. No MX means that it names no mail server. The CSV file has the answers with their times. Count names without an answer separately; they’re neither in DNS nor absent from it.',
        ]
      : [],
  };
}
