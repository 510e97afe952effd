/**
 * The floor of a keystroke in a list: the page as it is painted, without its scripts, where each key swaps the
 * rows in view for others of the same markup. What is left is the browser's own work: style, layout, paint.
 */

/** The page's markup without scripts, and its rows in two sets: as they stand, and with other text. */
export async function pictureOf(page) {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    for (const part of copy.querySelectorAll('script, link[rel="modulepreload"]')) part.remove();
    return { html: copy.outerHTML, rows: document.querySelector('tbody').innerHTML };
  });
}

/**
 * Runs in the page: each key puts in rows whose text nodes are new to the browser.
 *
 * @param {string} rows the markup of the rows in view
 */
function swapOnKeys(rows) {
  let turn = 0;
  document.querySelector('input[type="search"]').addEventListener('input', () => {
    turn += 1;
    const template = document.createElement('template');
    template.innerHTML = rows;
    const texts = document.createTreeWalker(template.content, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.data += String(turn % 10);
    document.querySelector('tbody').replaceChildren(template.content);
  });
}

/**
 * How long a key takes to be painted in that picture.
 *
 * @param context of the browser, instrumented as the page was
 * @param {string} origin serves the style sheets
 * @param {{ html: string, rows: string }} picture
 * @returns {Promise<number[]>} milliseconds, one for each key
 */
export async function swapRows(context, origin, { html, rows }) {
  const page = await context.newPage();
  await page.route('**/picture', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${html}` }),
  );
  await page.goto(`${origin}/picture`);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(swapOnKeys, rows);
  await page.getByRole('searchbox').focus();
  const times = [];
  for (const key of 'a key swaps the rows, and again.'.repeat(2)) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    times.push(await page.evaluate(() => window.bench.painted));
    await page.waitForTimeout(60);
  }
  await page.close();
  return times;
}
