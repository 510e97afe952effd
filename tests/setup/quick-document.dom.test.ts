/** The quick answers of setup/quick-*.ts are jsdom's own: asked of a document that nothing was done to. */
import { expect, it, onTestFinished } from 'vitest';

const PAGE = `
  <meta name="api-base" content="x">
  <div style="visibility: hidden; pointer-events: none"><p>One <b style="visibility: visible">two</b></p></div>
  <div style="display: flex"><span>Three</span><span hidden>Four</span><i style="all: unset">Five</i></div>
  <table><thead><tr><th scope="Col">A</th></tr></thead><tbody><tr hidden><td>B</td></tr></tbody></table>
  <details><summary role="button primary">C</summary><summary>D</summary><p>E</p></details>
  <details open><summary>F</summary></details>
  <dialog>G</dialog><dialog open aria-label="H">H</dialog><div popover>I</div><p hidden="until-found">J</p>
  <form name=""><label for="one">K</label><label for="one">L</label><input id="one" type="EMAIL" list="all"></form>
  <label>M <input> <input></label><label for="none">N</label><label for="two">O</label><div id="two"></div>
  <label for="">P <input></label><label>Q <select><option>R</option></select></label>
  <input type="hidden" id="three"><label for="three">S</label><label for="four">T <textarea></textarea></label>
  <button id="four">U</button><output></output><a href="">V</a><a href="/">W</a><img alt="">
  <ul role="List list"><li aria-labelledby="one two">X</li></ul><svg><linearGradient id="g"/></svg>`;

const SELECTORS = [
  '*',
  'label',
  'label,input',
  'script, style',
  'summary, lineargradient',
  '[id="two"]',
  '[role~="list"],[role="button primary"]',
  '*[role~="button"],input,button',
  'meta[name="api-base"]',
  'input[type="email"]',
  'input[type=hidden]',
  'input:not([type])',
  'input[list]:not([list=""])[type="email"]',
  'th[scope="col"]',
  'a[href]:not([href=""])',
  'form[name]:not([name=""])',
  '[hidden="UNTIL-FOUND"]',
  'label > input, div:has(p)',
];

/** Of a frame, whose window is as jsdom made it. */
function documentWithoutHelp(): Document {
  const frame = document.createElement('iframe');
  document.head.append(frame);
  onTestFinished(() => {
    frame.remove();
    document.body.replaceChildren();
  });
  const inside = frame.contentDocument;
  if (!inside) throw new Error('A frame without a document');
  return inside;
}

/** The same elements in both documents, in their order. */
function pages() {
  const pageOf = (page: Document) => {
    page.body.innerHTML = PAGE;
    const all: Element[] = [];
    const walker = page.createTreeWalker(page.body, 1);
    while (walker.nextNode()) all.push(walker.currentNode as Element);
    return { page, all };
  };
  const slow = pageOf(documentWithoutHelp());
  return { quick: pageOf(document), slow };
}

it('say of each selector which elements match it, lie below and lie around', () => {
  const { quick, slow } = pages();
  for (const selector of SELECTORS) {
    const answers = ({ page, all }: typeof quick) => {
      const place = (element: Element | null) => (element ? all.indexOf(element) : null);
      return {
        selector,
        all: [...page.body.querySelectorAll(selector)].map(place),
        first: place(page.body.querySelector(selector)),
        matches: all.map((element) => element.matches(selector)),
        closest: all.map((element) => place(element.closest(selector))),
      };
    };
    expect(answers(quick)).toEqual(answers(slow));
  }
  expect(() => document.querySelector('label,')).toThrow('Invalid selector');
});

it('say how each element is displayed, and which labels each control has', () => {
  const { quick, slow } = pages();
  const answers = ({ page, all }: typeof quick) =>
    all.map((element) => {
      const style = page.defaultView?.getComputedStyle(element);
      const { labels } = element as HTMLInputElement;
      return [
        element.localName,
        style?.display,
        style?.getPropertyValue('display'),
        style?.visibility,
        style?.pointerEvents,
        style?.opacity,
        labels && [...labels].map((label) => label.textContent),
      ];
    });
  expect(answers(quick)).toEqual(answers(slow));
  // As soon as a label is for another control.
  const one = document.querySelector<HTMLInputElement>('#one');
  document.querySelector('label')?.setAttribute('for', 'four');
  expect(one?.labels).toHaveLength(1);
});
