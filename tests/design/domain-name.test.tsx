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
  expect(line?.tagName).toBe('BDI');
  expect(line?.textContent).toBe(name);
  expect(view.querySelector('mark')?.textContent ?? null).toBe(highlighted);
});

it('keeps a plain name one text', () => {
  const view = show('example.in');
  expect(view.querySelector('bdi')?.childNodes).toHaveLength(1);
});

it.each([
  ['shop-kyc.sahyadri-lok-bank.co.in', ['shop-kyc.', 'sahyadri-lok-bank.co.in']],
  ['netbanking-sahyadrilokbank.com', ['netbanking-sahyadrilokbank.com']],
  ['hdfcbank.com.secure-login.com', ['hdfcbank.com.', 'secure-login.com']],
  ['a.b.example.co.in.login.online', ['a.b.', 'example.co.in.', 'login.online']],
])('a line of %s ends between %j', (name, expected) => {
  const view = show(name);
  expect(view).toHaveTextContent(name);
  const pieces = view.querySelector('bdi')?.innerHTML.split('<wbr>') ?? [];
  expect(pieces.map((piece) => piece.replaceAll(/<[^>]*>/g, ''))).toEqual(expected);
});

it('ends no line after a hyphen', () => {
  const boxes = show('shop-kyc.lok-bank.co.in').querySelectorAll('.whitespace-nowrap');
  expect(Array.from(boxes, (box) => box.textContent)).toEqual(['shop-kyc.', 'lok-bank.co.in']);
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
