/** The registration card of an alert says what the registry said, and why where it said nothing. */
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, type JsonBodyType } from 'msw';
import { expect, test, vi } from 'vitest';
import { LiveEvidence } from '@/evidence/live/LiveEvidence.tsx';
import {
  card as jCard,
  domain,
  entity,
  NAME,
  PERSONAL,
  registrar,
} from '../evidence/rdap-answers.ts';
import { answerEvidence, nameEvidence } from '../setup/evidence.ts';

const RDAP = { headers: { 'Content-Type': 'application/rdap+json' } };

async function lookWith(reply: () => Response): Promise<HTMLElement> {
  nameEvidence();
  answerEvidence(reply);
  const user = userEvent.setup();
  render(<LiveEvidence level={2} host={`login.${NAME}`} registrable={NAME} />);
  const card = screen.getByRole('region', { name: 'Registration' });
  // It is the registrable name that the registry is asked for, and the card says so before.
  expect(card).toHaveTextContent(/will see the registrable name ?hdfcbamk\.com/);
  await user.click(within(card).getByRole('button', { name: 'Look now' }));
  await waitFor(() =>
    expect(within(card).queryByRole('button', { name: /^(?:Look now|Cancel)$/ })).toBeNull(),
  );
  return card;
}

const answered = (body: JsonBodyType) => lookWith(() => HttpResponse.json(body, RDAP));

/** The facts of the card, by their terms. */
function factsOf(card: HTMLElement): Record<string, string> {
  const terms = within(card).getAllByRole('term');
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
}

test('date, registrar and abuse contact, and nothing about the holder', async () => {
  vi.setSystemTime('2026-11-23T06:00:00Z');
  const card = await answered(domain());
  expect(factsOf(card)).toEqual({
    Name: 'hdfcbamk.com',
    'Registered on': '14 Nov 2026, 05:00 UTC, 9 days ago',
    Expires: '14 Nov 2027, 05:00 UTC',
    'Last changed': '20 Nov 2026, 05:00 UTC',
    Registrar: 'Registrar of Names Pvt Ltd (IANA 1234)',
    'Abuse contact':
      'abuse@registrar.example+1-555-555-1234 ext. 102abuse contact of the registrar',
    Status:
      'Switched off by the registrar client hold' +
      'Protected from transfer by the registrar client transfer prohibited' +
      'server recover prohibited',
    'Withheld by the registry': 'Registrant Name, Registrant Email',
  });
  const page = document.body.textContent;
  for (const personal of PERSONAL) expect(page).not.toContain(personal);
  expect(within(card).queryAllByRole('link')).toEqual([]);
});

test.each<[string, () => Response, string]>([
  [
    '404',
    () => HttpResponse.json({ errorCode: 404 }, { status: 404, ...RDAP }),
    'The registry has no record of this domain.',
  ],
  [
    '404 of a site without the path',
    () => HttpResponse.html('<h1>Not found</h1>', { status: 404 }),
    'No answer. What answered is no registry: perhaps this is not set up on this site.',
  ],
  [
    '429',
    () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '30' } }),
    'No answer. Asked too often: again in 30 s.',
  ],
  [
    '501',
    () => new HttpResponse(null, { status: 501 }),
    'No answer. No registry is set up for this ending. Naamraksha has to set it up: write to support@naamraksha.example.',
  ],
  [
    'a page instead',
    () => HttpResponse.html('<!doctype html>'),
    'No answer. What answered is no registry: perhaps this is not set up on this site.',
  ],
  [
    'a redirect',
    () => new HttpResponse(null, { status: 302, headers: { Location: 'https://evil.example/' } }),
    'No answer. The answer sends elsewhere, which is not followed.',
  ],
  [
    'broken JSON',
    () => new HttpResponse('{"ldhName":', RDAP),
    'No answer. The answer cannot be read as that of a registry.',
  ],
  [
    'another name',
    () => HttpResponse.json(domain({ ldhName: 'OTHER.COM' }), RDAP),
    'No answer. The answer is about another name.',
  ],
  [
    'more than a megabyte',
    () => HttpResponse.json(domain({ remarks: 'x'.repeat(1_100_000) }), RDAP),
    'No answer. The answer is too long.',
  ],
  [
    'a cut connection',
    () => HttpResponse.error(),
    'No answer. The policy or the network stopped the call.',
  ],
])('%s', async (_what, reply, said) => {
  const card = await lookWith(reply);
  expect(within(card).getByRole('status')).toHaveTextContent(said);
  expect(within(card).queryByRole('term')).toBeNull();
  // Asking again cannot set up a registry.
  expect(within(card).queryAllByRole('button', { name: 'Look again' })).toHaveLength(
    said.includes('has to set it up') ? 0 : 1,
  );
});

test('an answer of nearly a megabyte is shown', async () => {
  const card = await answered(domain({ port43: 'x'.repeat(990_000) }));
  expect(factsOf(card)['Registered on']).toContain('14 Nov 2026');
});

test('every contact of several, each by itself', async () => {
  const second = entity(['abuse'], jCard(['email', 'fraud@registrar.example']));
  const whole = domain();
  const card = await answered({
    ...whole,
    entities: [{ ...registrar, entities: [...[registrar].flatMap(abuseOf), second] }],
  } as JsonBodyType);
  const contact = within(card).getByText('Abuse contact').nextElementSibling as HTMLElement;
  await waitFor(() =>
    expect(
      within(contact)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'abuse@registrar.example',
      'fraud@registrar.example',
      '+1-555-555-1234 ext. 102',
      'abuse contact of the registrar',
    ]),
  );
});

const abuseOf = (given: object): object[] =>
  'entities' in given ? (given.entities as object[]) : [];

test('without registrar, contact, dates and status it says so of each', async () => {
  const card = await answered(domain({ entities: [], events: [], status: [], redacted: [] }));
  expect(factsOf(card)).toEqual({
    Name: 'hdfcbamk.com',
    'Registered on': 'Not given',
    Expires: 'Not given',
    Registrar: 'Not given',
    'Abuse contact': 'Not given',
    Status: 'Not given',
  });
});

test('a date to come has no age', async () => {
  vi.setSystemTime('2026-11-23T06:00:00Z');
  const events = [{ eventAction: 'registration', eventDate: '2031-01-01T00:00:00Z' }];
  const card = await answered(domain({ events }));
  expect(factsOf(card)['Registered on']).toBe('1 Jan 2031, 00:00 UTC');
});

test.each([
  ['no card', 'vcard'],
  ['a card of nothing', ['vcard', null]],
  ['lines that are none', ['vcard', [null, 3, ['email'], ['tel', {}, 'uri', { x: 1 }]]]],
])('%s is no contact, and the rest is read', async (_what, vcardArray) => {
  const card = await answered(
    domain({ entities: [entity(['registrar'], vcardArray)] }) as JsonBodyType,
  );
  expect(factsOf(card)).toMatchObject({
    'Registered on': expect.stringContaining('14 Nov 2026') as string,
    Registrar: 'Not given',
    'Abuse contact': 'Not given',
  });
});

test('a hostile answer is text', async () => {
  const evil = '<img src=x onerror=alert(1)>\u202Eevil';
  const card = await answered(
    domain({ status: [evil], entities: [entity(['registrar'], jCard(['fn', evil]))] }),
  );
  expect(card.querySelector('img')).toBeNull();
  expect(card.textContent).not.toContain('\u202E');
});
