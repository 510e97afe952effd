/** Domain names are text, never markup and never links; what deceives is visible. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DomainName } from '@/components/DomainName.tsx';
import { AssetName } from '@/components/AssetName.tsx';
import { MarkedName } from '@/components/MarkedName.tsx';
import { Prose } from '@/components/Prose.tsx';

function show(name: string) {
  return render(<DomainName name={name} />).container;
}

it('lights the deceptive character and shows both written forms', () => {
  const view = show('xn--yourcompny-6qi.in');
  expect(view).toHaveTextContent('yourcomp\u0430ny.inxn--yourcompny-6qi.in');
  const highlighted = view.querySelectorAll('mark');
  expect(highlighted).toHaveLength(1);
  expect(highlighted[0]).toHaveTextContent('\u0430');
  expect(highlighted[0]).toHaveAttribute('title', 'U+0430');
});

it('shows bidi controls and zero-width characters as their code points', () => {
  const view = show('bank\u202Emoc.in\u200B');
  expect(view).toHaveTextContent('bankU+202Emoc.inU+200B');
  expect(view.textContent).not.toMatch(/[\u202E\u200B]/);
});

it('shows markup as text and makes no link', () => {
  const view = show('<img src=x onerror=alert(1)>.in');
  expect(view).toHaveTextContent('<img src=x onerror=alert(1)>.in');
  expect(view.querySelector('img, a')).toBeNull();
});

it('cuts what is longer than any domain name, and says so', () => {
  const view = show('a'.repeat(10_000));
  expect(view.textContent).toHaveLength(253 + ' … cut at 253 characters'.length);
});

it.each([
  ['netbanking.s\u0430hy\u0430drilokb\u0430nk.co.in', '\u0430'],
  ['netbanking-sahyadrilokbank-kyc.secure-login.example.co.in', null],
])('on one line, is one element that holds all of it as one text: %s', (name, highlighted) => {
  const view = render(<DomainName name={name} forms={false} oneLine />).container;
  const line = view.querySelector('.name-line');
  expect(line).toHaveAttribute('title', name);
  expect(line?.children).toHaveLength(1);
  expect(line?.firstElementChild?.textContent).toBe(name);
  expect(view.querySelector('mark')?.textContent ?? null).toBe(highlighted);
});

it('keeps a plain name one text', () => {
  const view = show('example.in');
  expect(view.querySelector('bdi')?.childNodes).toHaveLength(1);
});

/** The pieces between which lines may end; « and » stand around what is highlighted. */
function pieces(
  name: string,
  isHighlighted: (grapheme: string, index: number) => boolean,
): string[] {
  const view = render(<DomainName name={name} isHighlighted={isHighlighted} />).container;
  expect(view).toHaveTextContent(name);
  const html = view.querySelector('bdi')?.innerHTML ?? '';
  return html
    .replaceAll(/<mark[^>]*>/g, '«')
    .replaceAll('</mark>', '»')
    .split('<wbr>')
    .map((piece) => piece.replaceAll(/<[^>]*>/g, ''));
}

it.each([
  ['shop-kyc.sahyadri-lok-bank.co.in', -1, ['shop-kyc.', 'sahyadri-lok-bank', '.co.in']],
  // Too long for a line it breaks at its hyphen, which keeps the ending with the rest.
  ['netbanking-sahyadrilokbank.co.in', -1, ['netbanking-sahyadrilokbank.co.in']],
  ['netbanking.hdfcbank.co.in', -1, ['netbanking.', 'hdfcbank.co.in']],
  // A highlighted part begins a line with its dot.
  [
    'netbanking.sahyadrilokbank.co.in.session-renew.site',
    32,
    ['netbanking.', 'sahyadrilokbank.co.in', '«.session-renew.site»'],
  ],
  ['hdfcbank.com.secure-login.com', 12, ['hdfcbank.com', '«.secure-login.com»']],
  ['netbanking.sahyadrilokbank.top', 27, ['netbanking.', 'sahyadrilokbank', '.«top»']],
  // No ending is torn from its dot.
  ['nilgirikurinjisecure.online', -1, ['nilgirikurinjisecure', '.online']],
  ['nilgirikurinjisecure.co.in', -1, ['nilgirikurinjisecure', '.co.in']],
  ['nilgirikurinjisecure.co.in', 24, ['nilgirikurinjisecure', '.co.«in»']],
  ['login-nilgirikurinji.in', -1, ['login-nilgirikurinji', '.in']],
])('lines of %s, highlighted from %i on, end between %j', (name, from, expected) => {
  expect(pieces(name, (_, at) => from >= 0 && at >= from)).toEqual(expected);
});

it('ends no line after a hyphen', () => {
  const boxes = show('shop-kyc.sahyadri-lok-bank.co.in').querySelectorAll('.name-whole');
  expect(Array.from(boxes, (box) => box.textContent)).toEqual(['shop-kyc.', 'sahyadri-lok-bank']);
});

it('marks what is missing where it stood, behind the last letter too, and lights no neighbour', () => {
  const gone = new Map([
    [4, '.'],
    [8, 'm'],
  ]);
  const view = render(
    <MarkedName name="hdfcb.co" marked={{ highlighted: new Set(), gone }} />,
  ).container;
  expect(view).toHaveTextContent('hdfcb.co');
  expect(view.querySelector('mark')).toBeNull();
  const name = view.querySelector('bdi')!;
  const drawn = Array.from(name.childNodes, (node) =>
    node instanceof HTMLElement ? `[${node.dataset.deleted}]` : node.textContent,
  );
  expect(drawn.join('')).toBe('hdfc[.]b.co[m]');
});

it.each([
  ['a letter of another alphabet among Latin ones', 'marutham-text\u0456les.com', ['\u0456'], 2],
  [
    'none of a label wholly in one script',
    '\u0926\u093f\u0932\u094d\u0932\u0940.\u092d\u093e\u0930\u0924',
    [],
    1,
  ],
  ['none of Latin letters with marks', 'm\u00fcnchen.de', [], 1],
])('lights, in an asset\u2019s name, %s', (_what, name, highlighted, forms) => {
  const ascii = new URL(`https://${name}`).hostname;
  const view = render(<AssetName name={ascii} />).container;
  expect(Array.from(view.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual(
    highlighted,
  );
  expect(view.querySelectorAll('bdi')).toHaveLength(forms);
  expect(view.querySelector('bdi')).toHaveTextContent(name);
});

it('puts an asset\u2019s name on one line in one piece; a text that is no name is cut at its end', () => {
  const name = 'netbanking.sahyadrilokbank.co.in';
  const view = render(<AssetName name={name} forms={false} oneLine />).container;
  expect(view.querySelectorAll('bdi')).toHaveLength(1);
  expect(view.querySelector('.name-line')).toHaveAttribute('title', name);
  const other = render(<AssetName name="Our mobile app" oneLine />).container;
  expect(other.querySelector('.truncate')).toHaveTextContent('Our mobile app');
});

it('keeps a short name whole, so that the full stop behind it does not begin a line; a long one may break', () => {
  render(
    <Prose>{'Not `yuorcompany.in`. Nor `https://yourcompany.in.verify.example/login`.'}</Prose>,
  );
  expect(screen.getByText('yuorcompany.in')).toHaveClass('whitespace-nowrap');
  expect(screen.getByText(/^https:/)).not.toHaveClass('whitespace-nowrap');
});
