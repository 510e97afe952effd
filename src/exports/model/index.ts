/**
 * Lists of alerts as files for other machines: pure TypeScript that writes pieces of text, which ../use-export-run.ts
 * joins in slices on the page.
 *
 * An export has two steps. `planExport` (exclusions.ts) finds out which alerts a format takes and why others are left
 * out, which the user sees before anything is written. The writer of the format then writes those alerts.
 */
import { writeCsv } from './csv.ts';
import type { ExportFormat } from './formats.ts';
import { writeAdblock, writeHosts, writePlain, writeRpz } from './lists.ts';
import { writeMisp } from './misp.ts';
import { writeStix } from './stix.ts';
import type { Writer } from './types.ts';

export const WRITERS: Readonly<Record<ExportFormat, Writer>> = {
  csv: writeCsv,
  stix: writeStix,
  misp: writeMisp,
  rpz: writeRpz,
  hosts: writeHosts,
  adblock: writeAdblock,
  plain: writePlain,
};
