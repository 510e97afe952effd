/** Reporter: prints the table of page × fault → what the user sees as Markdown, if it was filled. */
import type { Reporter, TestCase } from '@playwright/test/reporter';
import { CELL, FAULTS, type Cell } from './fault-cells.ts';
import { FULL } from './sample.ts';

const escaped = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

export default class FaultTable implements Reporter {
  readonly #cells: Cell[] = [];

  onTestEnd(_test: TestCase, { annotations }: { annotations: TestCase['annotations'] }): void {
    for (const { type, description } of annotations) {
      if (type === CELL && description) this.#cells.push(JSON.parse(description) as Cell);
    }
  }

  onEnd(): void {
    // A sample is no table.
    if (!FULL || this.#cells.length === 0) return;
    const places = [...new Set(this.#cells.map(({ place }) => place))].toSorted();
    const row = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`;
    const wordsOf = (place: string, fault: string) =>
      this.#cells.find((cell) => cell.place === place && cell.fault === fault)?.words ?? '';
    const lines = [
      row(['page', ...FAULTS]),
      row(['---', ...FAULTS.map(() => '---')]),
      ...places.map((place) => row([place, ...FAULTS.map((fault) => wordsOf(place, fault))])),
    ];
    process.stdout.write(`\n${lines.join('\n')}\n\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
